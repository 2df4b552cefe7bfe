import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { PayoutStrip } from '#entities/payout-test/strip-view.tsx'
import { axisOf } from '#shared/payout-axis.ts'

type Strip = Parameters<typeof PayoutStrip>[0]
const drawn = (strip: Partial<Strip>) => {
  const axis = axisOf([{ hours: strip.hours ?? [], promise: strip.promise ?? null }])
  return renderToStaticMarkup(<PayoutStrip axis={axis} hours={[]} promise={null} median={null} {...strip} />)
}
const dots = (html: string) =>
  [...html.matchAll(/<circle([^>]*)>/g)].map(([, dot = '']) =>
    [/cx:([^;"]+)/.exec(dot) ?? /cx="([^"]+)"/.exec(dot), /class="([^"]+)"/.exec(dot), /(--l:[^;"]+)/.exec(dot)]
      .flatMap((found) => found?.[1] ?? [])
      .join(' '),
  )

test('the axis follows the longest time', () => {
  const html = drawn({ hours: [0, 18, 36, 96], promise: 36, median: 27, field: 9 })
  expect(dots(html)).toEqual(['100% l', '0%', '18.8%', '37.5%'])
  expect(html).toContain('style="--n:4"')
  expect(html).toContain(
    '<rect width="37.5%"></rect><rect class="fm" x="9.4%"></rect><rect class="p" x="37.5%"></rect>',
  )
  expect(html).toContain('<svg x="28.1%">')
})

test('a late dot stands behind the promise, never on it, and equal dots beside each other', () => {
  expect(dots(drawn({ hours: [24, 24.1, 24.1], promise: 24 }))).toEqual([
    'max(50.2%,50% + .5rem) l',
    'max(50.2%,50% + .5rem) l --l:-1',
    '50% --l:1',
  ])
})

test('what has no room is counted', () => {
  expect(drawn({ hours: Array<number>(8).fill(3), promise: 24 })).toContain(
    '<text class="c" x="6.3%" dx="0.7rem" y="1.2rem">+3</text>',
  )
})

test('draws nothing without measurements and promise, but a promise alone', () => {
  expect(drawn({})).toBe('')
  expect(dots(drawn({ promise: 24 }))).toEqual([])
  expect(drawn({ promise: 24 })).toContain('class="p" x="50%"')
  expect(drawn({ promise: 96 })).toContain('class="p" x="100%"')
})
