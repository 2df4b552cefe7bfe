import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type Axis, axisOf, dotsOn, isLate, limitOf, lineOn, stepsOf, type Timeline } from '#shared/payout-axis.ts'

/** To the minute, up to two months. */
const time = fc.integer({ min: 0, max: 90_000 }).map((minutes) => minutes / 60)
const timeline = fc.record({
  hours: fc.array(fc.oneof(time, fc.constantFrom(0, 1, 24, 24.02, 25, 48, 72, 96.5)), { maxLength: 24 }),
  promise: fc.oneof(fc.constant(null), fc.constantFrom(0, 24, 36, 48, 72, 96), time),
})
const timelines = fc.array(timeline, { minLength: 1, maxLength: 12 })

const ofEach = (check: (axis: Axis, one: Timeline) => void) =>
  fc.assert(
    fc.property(timelines, (all) => {
      const axis = axisOf(all)
      for (const one of all) check(axis, one)
    }),
  )

/** As far to the left as a drawing may put it: right behind the line, if it is so near. */
const leftmost = (dot: { x: number; isNear: boolean }, line: number) => (dot.isNear ? Math.max(dot.x, line) : dot.x)

test('the axis has room for every withdrawal and every promise, with few figures', () => {
  ofEach((axis, { hours, promise }) => {
    expect(Math.max(0, ...hours, promise ?? 0)).toBeLessThanOrEqual(axis.end)
    expect(axis.ticks.at(-1)).toBe(axis.end)
    expect(axis.ticks.length).toBeGreaterThanOrEqual(4)
    expect(axis.ticks.length).toBeLessThanOrEqual(7)
    for (const { x } of dotsOn(axis, { hours, promise }).dots) {
      expect(x).toBeGreaterThanOrEqual(0)
      expect(x).toBeLessThanOrEqual(100)
    }
  })
})

test('late dots are behind the promise, with room to be seen there, and no other dot is', () => {
  ofEach((axis, { hours, promise }) => {
    if (promise === null) return
    const line = lineOn(axis, promise)
    const { dots, crowds } = dotsOn(axis, { hours, promise })
    for (const dot of dots) {
      expect(dot.isLate).toBe(dot.hours > limitOf(promise))
      expect(dot.isLate ? dot.x >= line : dot.x <= line).toBe(true)
      expect(dot.isLate && dot.x < line + 4).toBe(dot.isNear)
      expect(!dot.isNear || line <= 96.1).toBe(true)
    }
    for (const { x, isLate: late } of crowds) expect(late ? x >= line : x <= line).toBe(true)
  })
})

test('every withdrawal is seen: as a dot beside the others, or in the number of those that have no room', () => {
  ofEach((axis, one) => {
    const line = one.promise === null ? 0 : lineOn(axis, one.promise)
    const { dots, crowds } = dotsOn(axis, one)
    const late = one.hours.filter((each) => isLate(each, one.promise)).length
    const counted = (wanted: boolean) =>
      dots.filter((dot) => dot.isLate === wanted).length +
      crowds.filter((crowd) => crowd.isLate === wanted).reduce((sum, { count }) => sum + count, 0)
    expect([counted(true), counted(false)]).toEqual([late, one.hours.length - late])
    for (const [index, a] of dots.entries()) {
      for (const b of dots.slice(index + 1).filter(({ level }) => level === a.level)) {
        expect(Math.abs(leftmost(a, line) - leftmost(b, line))).toBeGreaterThanOrEqual(2.9)
      }
    }
  })
})

test('dots keep the order of their hours', () => {
  ofEach((axis, one) => {
    const { dots } = dotsOn(axis, one)
    const sorted = dots.toSorted((a, b) => a.hours - b.hours).map(({ x }) => x)
    expect(sorted).toEqual(sorted.toSorted((a, b) => a - b))
  })
})

test('the slowest casino of a list does not stand on its promise', () => {
  const hedgehog = { hours: [101.5, 118.3, 140], promise: 96 }
  const axis = axisOf([hedgehog, { hours: [25.2, 19], promise: 24 }])
  expect(axis).toEqual({ end: 144, ticks: [0, 24, 48, 72, 96, 120, 144] })
  expect(lineOn(axis, 96)).toBe(66.7)
  expect(dotsOn(axis, hedgehog).dots.map(({ x, level }) => [x, level])).toEqual([
    [70.5, 0],
    [82.2, 0],
    [97.2, 0],
  ])
  expect(dotsOn(axis, { hours: [25.2, 19], promise: 24 }).dots).toMatchObject([
    { hours: 25.2, isLate: true, isNear: true },
    { hours: 19, isLate: false, isNear: false },
  ])
})

test('equal times are five dots beside each other and the number of the rest, late ones first', () => {
  const all = [...Array(7).fill(24), 24.1, 24.1]
  const { dots, crowds } = dotsOn(axisOf([{ hours: all, promise: 24 }]), { hours: all, promise: 24 })
  expect(dots.map(({ isLate: late, level }) => [late, stepsOf(level)])).toEqual([
    [true, 0],
    [true, -1],
    [false, 1],
    [false, -2],
    [false, 2],
  ])
  expect(crowds).toEqual([{ x: 50, isLate: false, count: 4 }])
})

test('without withdrawals there is an axis of two days', () => {
  expect(axisOf([])).toEqual({ end: 48, ticks: [0, 12, 24, 36, 48] })
})
