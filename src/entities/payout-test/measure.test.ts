import { expect, test } from 'vitest'
import { effectivePayoutHours, hoursOf, measure, measureByMethod, medianOf } from '#entities/payout-test/measure.ts'
import { isLate } from '#shared/payout-axis.ts'
import { payoutOrder, UNKNOWN_PAYOUT } from '#entities/payout-test/order.ts'
import { proposedPoints } from '#entities/payout-test/points.ts'

const ASKED = '2026-10-24T08:00:00.000Z'
const took = (hours: number | null) => ({
  askedAt: ASKED,
  arrivedAt: hours === null ? null : new Date(Date.parse(ASKED) + hours * 3_600_000).toISOString(),
})
const taking = (...hours: (number | null)[]) => hours.map(took)

test('counts hours to the minute, also across the repeated hour of the clock change', () => {
  expect(hoursOf(took(19.0833))).toBeCloseTo(19.0833, 4)
  // Half past eight in Prague in summer time, and in winter time the day after.
  expect(hoursOf({ askedAt: '2026-10-24T06:30:00.000Z', arrivedAt: '2026-10-25T07:30:00.000Z' })).toBe(25)
  expect(hoursOf(took(null))).toBeNull()
})

test.each<[number[], number | null]>([
  [[], null],
  [[5], null],
  [[5, 9], null],
  [[30, 5, 9], 9],
  [[4, 30, 5, 9], 7],
  [[25, 19, 42, 3, 17.5], 19],
])('the median of %j is %j', (hours, median) => expect(medianOf(hours)).toBe(median))

test.each<[string, (number | null)[], number | null, object]>([
  ['nothing', [], 24, { count: 0, onTheWay: 0, median: null, inTime: null }],
  ['two are too few', [5, 9], 24, { count: 2, onTheWay: 0, median: null, inTime: null }],
  ['what is on its way does not count', [5, null, 9], 24, { count: 2, onTheWay: 1, median: null, inTime: null }],
  ['three of five kept', [25, 19, 42, 3, 17.5], 24, { count: 5, onTheWay: 0, median: 19, inTime: 3 }],
  ['at the very end of the promise is in time', [24, 24, 24.05], 24, { count: 3, onTheWay: 0, median: 24, inTime: 2 }],
  ['without a promise nothing is late', [25, 19, 42], null, { count: 3, onTheWay: 0, median: 25, inTime: null }],
])('%s', (_, hours, promise, expected) => expect(measure(taking(...hours), promise)).toEqual(expected))

test('„ihned“ allows for one hour', () => {
  expect([isLate(0.5, 0), isLate(1, 0), isLate(1.1, 0)]).toEqual([false, false, true])
})

test('sorts methods by median, then those without one by name', () => {
  const withdrawals = [
    ...taking(30, 40, 50).map((each) => ({ ...each, method: 'Převod' })),
    ...taking(3).map((each) => ({ ...each, method: 'Peněženka' })),
    ...taking(10, 20, 12).map((each) => ({ ...each, method: 'Karta' })),
  ]
  const found = measureByMethod(withdrawals, ({ method }) => method, 24)
  expect(found.map(({ method, measured }) => [method, measured.median])).toEqual([
    ['Karta', 12],
    ['Převod', 40],
    ['Peněženka', null],
  ])
})

test('measured hours take precedence over promised ones; unknown ones come last', () => {
  expect(effectivePayoutHours({ measuredHours: 19, payoutsSpeed: 24 })).toBe(19)
  expect(effectivePayoutHours({ measuredHours: null, payoutsSpeed: 24 })).toBe(24)
  expect(payoutOrder({ measuredHours: null, payoutsSpeed: null })).toBe(UNKNOWN_PAYOUT)
})

/** Hours, promise, points. */
test.each<[number[], number | null, number | null]>([
  [[], 24, null],
  [[5, 9], 24, null],
  [[0.5, 0.5, 0.5], 24, 10],
  [[12, 12, 12], 24, 9.5],
  [[18, 18, 18], 24, 9.3],
  [[24, 24, 24], 24, 9],
  [[36, 36, 36], 48, 8.6],
  // The same time, but later than promised.
  [[36, 36, 36], 24, 7.6],
  [[19, 19, 19, 30, 30], 24, 8.8],
  [[72, 72, 72], 72, 7.6],
  [[96, 96, 96], null, 7.1],
  [[500, 500, 500], 24, 3],
])('the rule: %j against %j h gives %j points', (hours, promise, points) => {
  expect(proposedPoints(measure(taking(...hours), promise))).toBe(points)
})

test('faster payouts that are late no more often never get fewer points', () => {
  const points = (hours: number, late: number) =>
    proposedPoints({ count: 10, onTheWay: 0, median: hours, inTime: 10 - late }) ?? 0
  for (let hours = 0; hours < 300; hours += 1) {
    for (let late = 0; late < 10; late += 1) {
      expect(points(hours, late)).toBeGreaterThanOrEqual(points(hours + 1, late))
      expect(points(hours, late)).toBeGreaterThanOrEqual(points(hours, late + 1))
    }
  }
})
