import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { formatRating } from '#shared/czech/format.ts'
import { FieldMedian, PriceRuler, Ruler } from '#ui/site/ruler.tsx'

const drawn = (ruler: Parameters<typeof Ruler>[0]) => renderToStaticMarkup(<Ruler {...ruler} />).match(/--[vm]:[\d.]+/g)

test.each([
  ['in the middle', { value: 5, median: 7.5 }, ['--v:5', '--m:7.5']],
  ['at both ends', { value: 0, median: 10 }, ['--v:0', '--m:10']],
  ['the median itself', { value: 8.6, median: 8.6 }, ['--v:8.6', '--m:8.6']],
  ['on a scale of its own', { value: 18, most: 72, median: 36 }, ['--v:2.5', '--m:5']],
  ['what is more than the scale stands at its end', { value: 96, most: 72, median: 100 }, ['--v:10', '--m:10']],
  ['to a hundredth of the scale, no closer', { value: 1, most: 3 }, ['--v:3.33']],
  ['while too few are known', { value: 9, median: null }, ['--v:9']],
] as const)('a ruler: %s', (_, ruler, marks) => {
  expect(drawn(ruler)).toEqual(marks)
})

test('its text has the median, and nothing while there is none', () => {
  const words = (median: number | null | undefined) =>
    renderToStaticMarkup(<FieldMedian median={median} format={formatRating} />).replaceAll('\u00a0', ' ')
  expect(words(8.6)).toBe('<small class="med">medián všech kasin 8,6</small>')
  expect([words(null), words(undefined)]).toEqual(['', ''])
  expect(words(0)).toContain('0,0')
})

const ruler = (value: number, median: number | null) =>
  renderToStaticMarkup(<PriceRuler value={value} most={1000} median={median} />)

test('a price scale has zero in the middle; values beyond the scale are at its end', () => {
  expect(ruler(-200, -170)).toContain('class="ruler zero late" style="--v:4"')
  expect(ruler(-200, -170)).toContain('<i style="--m:4.15">')
  expect(ruler(100, null)).toBe('<span class="ruler zero" style="--v:5.5" aria-hidden="true"></span>')
  expect(ruler(-5000, 5000)).toMatch(/--v:0".*--m:10"/)
})
