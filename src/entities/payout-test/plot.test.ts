import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { PlotView } from '#entities/payout-test/plot-view.tsx'
import { plotOf } from '#entities/payout-test/plot.ts'

const took = (day: number, hours: number | null) => {
  const requestedAt = Date.UTC(2026, 9, day, 8)
  return {
    askedAt: new Date(requestedAt).toISOString(),
    arrivedAt: hours === null ? null : new Date(requestedAt + hours * 3_600_000).toISOString(),
  }
}

test('the y axis goes up to what is needed, and to 48 hours at least', () => {
  const top = (...hours: number[]) =>
    plotOf(
      hours.map((each, day) => took(day + 1, each)),
      24,
    ).lines.at(-1)
  expect(top(3)).toEqual({ hours: 48, y: 0 })
  expect(top(48)).toEqual({ hours: 48, y: 0 })
  expect(top(49)).toEqual({ hours: 60, y: 0 })
  expect(top(140)).toEqual({ hours: 144, y: 0 })
  expect(plotOf([took(1, 3)], 96).lines.at(-1)).toEqual({ hours: 96, y: 0 })
})

test('places dots by day and hours and marks late ones; pending ones have no dot', () => {
  const { dots, promise } = plotOf([took(21, 36), took(1, 12), took(11, null), took(11, 24)], 24)
  expect(dots.map(({ x, y, isLate }) => [x, y, isLate])).toEqual([
    [4, 75, false],
    [50.5, 50, false],
    [97, 25, true],
  ])
  expect(promise).toEqual({ hours: 24, y: 50, words: 'right' })
})

test('centres a single dot; without a promise there is no line and nothing is late', () => {
  const { dots, promise } = plotOf([took(1, 100)], null)
  expect(dots).toMatchObject([{ x: 50.5, isLate: false, hasDay: true }])
  expect(promise).toBeNull()
})

test('labels up to eight dots, then only late ones', () => {
  const labels = (count: number) =>
    plotOf(
      Array.from({ length: count }, (_, day) => took(day + 1, day === 3 ? 30 : 5)),
      24,
    ).dots.filter(({ label }) => label !== null)
  expect(labels(8)).toHaveLength(8)
  expect(labels(9)).toMatchObject([{ hours: 30, isLate: true }])
})

test('days never overlap, and the last one is always shown', () => {
  const { dots } = plotOf(
    [1, 2, 3, 10, 20, 29, 30].map((day) => took(day, 5)),
    24,
  )
  const shown = dots.filter(({ hasDay }) => hasDay).map(({ x }) => x)
  expect(dots.at(-1)?.hasDay).toBe(true)
  const gaps = shown.slice(1).map((x, index) => x - (shown[index] ?? 0))
  expect(Math.min(...gaps)).toBeGreaterThanOrEqual(20)
})

test('labels avoid the promise line, and its label avoids the dots', () => {
  const plot = (...hours: number[]) =>
    plotOf(
      hours.map((each, index) => took(index * 7 + 1, each)),
      24,
    )
  const belows = ({ dots }: ReturnType<typeof plotOf>) => dots.map(({ row }) => row > 0)
  expect(belows(plot(20.6, 9.7, 24, 25.2))).toEqual([true, false, false, false])
  expect(plot(20.6, 9.7, 22.9).promise?.words).toBeNull()
  expect(plot(9.7, 9.7, 22.9).promise?.words).toBe('left')
  expect(plot(20.6, 9.7, 9.7).promise?.words).toBe('right')
})

test('labels never cover each other, and stay in the plot', () => {
  // As many as are labelled, in a narrow cluster and apart, in time and late.
  let random = 33
  const next = (below: number) => (random = (random * 1103515245 + 12345) % 2 ** 31) % below
  for (let round = 0; round < 300; round += 1) {
    const days = 1 + next(40)
    const many = Array.from({ length: 1 + next(8) }, () => took(1 + next(days), 1 + next(150)))
    const labels = plotOf(many, [24, 48, 96, null][next(4)] ?? null).dots.flatMap(({ x, y, label, row }) => {
      // As the view draws them in the narrowest plot, where 1rem is 5 % of its width and 6.4 % of its height.
      const top = y + (row - 0.75) * 6.4
      return label ? [{ left: label === 'left' ? x - 18 : x + 3, top }] : []
    })
    const apart = labels.every((one, index) =>
      labels.every(
        (other, at) => at === index || Math.abs(one.left - other.left) >= 15 || Math.abs(one.top - other.top) >= 5,
      ),
    )
    expect([apart, labels.every(({ left }) => left >= 0 && left + 15 <= 101)]).toEqual([true, true])
  }
})

test('two withdrawals of one day have a label each', () => {
  const { dots } = plotOf([took(1, 91.5), took(3, 88.25), took(200, 101.5), took(204, 118.3), took(208, 140)], 96)
  expect(dots.map(({ label }) => label)).toEqual(['right', 'right', 'left', 'left', 'left'])
})

test('a late dot is above the promise, however little late, and equal dots are beside each other', () => {
  const { dots } = plotOf([took(3, 24.1), took(3, 24.1), took(9, 23.9), took(20, 40)], 24)
  expect(dots.map(({ isLate, isNear, steps }) => [isLate, isNear, steps])).toEqual([
    [true, true, 0],
    [true, true, -1],
    [false, false, 0],
    [true, false, 0],
  ])
  const words = { label: '', dayOf: () => '', hoursOf: () => '', promiseWords: '' }
  const html = renderToStaticMarkup(createElement(PlotView, { plot: plotOf([took(3, 24.1)], 24), ...words }))
  expect(html).toContain('style="cy:min(49.8%,50% - .75rem)"')
})

test('„ihned“ has its line at the hour that it allows', () => {
  expect(plotOf([took(1, 0.5)], 0).promise).toMatchObject({ hours: 0, y: 97.9 })
})

test('the scale shows its unit once, also if the promise is its top', () => {
  const figures = (promised: number) => {
    const plot = plotOf([took(1, 3)], promised)
    const words = { label: '', dayOf: () => '', hoursOf: () => '', promiseWords: '' }
    const html = renderToStaticMarkup(createElement(PlotView, { plot, ...words }))
    return [...html.matchAll(/>([\d\u00a0h]+)<\/text>/g)].map(([, figure]) => figure)
  }
  expect(figures(24)).toEqual(['0', '12', '36', '48\u00a0h', '24'])
  expect(figures(72)).toEqual(['0', '12', '24', '36', '48', '60', '72\u00a0h'])
})
