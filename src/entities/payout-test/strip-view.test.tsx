import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { PayoutStrip } from '#entities/payout-test/strip-view.tsx'

const drawn = (strip: Partial<Parameters<typeof PayoutStrip>[0]>) =>
  renderToStaticMarkup(<PayoutStrip hours={[]} promise={null} median={null} {...strip} />)
const dots = (html: string) =>
  [...html.matchAll(/<circle([^>]*)>/g)].map(
    ([, dot = '']) => `${/cx="([^"]+)"/.exec(dot)?.[1]}${/"l"/.test(dot) ? ' late' : ''}`,
  )

test('places dots on a scale of 72 hours; longer ones at its end with their hours', () => {
  const html = drawn({ hours: [0, 18, 36, 96], promise: 36, median: 27, field: 9 })
  expect(dots(html)).toEqual(['0%', '25%', '50%', '100% late'])
  expect(html).toContain('<rect width="50%"></rect><rect class="fm" x="12.5%"></rect><rect class="p" x="50%"></rect>')
  expect(html).toContain('<svg x="37.5%">')
  expect(html).toContain('>96\u00a0h →</text>')
})

test('a promise beyond the scale has no line, and the edge label makes way for a dot', () => {
  const html = drawn({ hours: [60, 100], promise: 96 })
  expect(dots(html)).toEqual(['83.3%', '100% late'])
  expect(html).not.toContain('class="p"')
  expect(html).not.toContain('<text')
})

test('draws nothing without measurements and promise, but a promise alone', () => {
  expect(drawn({})).toBe('')
  expect(dots(drawn({ promise: 24 }))).toEqual([])
  expect(drawn({ promise: 24 })).toContain('x="33.3%"')
})
