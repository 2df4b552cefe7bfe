import fc from 'fast-check'
import { expect, test } from 'vitest'
import { nextClockChange, onDay, pragueMoment, pragueMoments, pragueWall } from '#shared/czech/prague-time.ts'

const iso = (moments: Date[]) => moments.map((moment) => moment.toISOString())

test.each([
  ['2026-12-01', '08:00', ['2026-12-01T07:00:00.000Z']],
  ['2026-07-01', '08:00', ['2026-07-01T06:00:00.000Z']],
  ['2026-03-29', '01:59', ['2026-03-29T00:59:00.000Z']],
  ['2026-03-29', '02:30', []],
  ['2026-03-29', '03:00', ['2026-03-29T01:00:00.000Z']],
  ['2026-10-25', '02:30', ['2026-10-25T00:30:00.000Z', '2026-10-25T01:30:00.000Z']],
  ['2026-10-25', '03:00', ['2026-10-25T02:00:00.000Z']],
  ['2026-12-31', '00:00', ['2026-12-30T23:00:00.000Z']],
  ['2026-13-01', '08:00', []],
])('%s at %s in Prague', (day, time, moments) => {
  expect(iso(pragueMoments({ day, time }))).toEqual(moments)
})

test('resolves skipped and repeated hours', () => {
  const moment = pragueMoment({ day: '2026-03-29', time: '02:30' })
  expect(moment && pragueWall(moment)).toEqual({ day: '2026-03-29', time: '03:30' })
  expect(pragueMoment({ day: '2026-10-25', time: '02:30' })?.toISOString()).toBe('2026-10-25T00:30:00.000Z')
  expect(pragueMoment({ day: '', time: '08:00' })).toBeUndefined()
  expect(pragueMoment({ day: '', time: '' })).toBeUndefined()
})

test('keeps the local time on another day, across a clock change', () => {
  expect(onDay('2026-10-24T06:00:00.000Z', '2026-10-26')?.toISOString()).toBe('2026-10-26T07:00:00.000Z')
})

test('every minute of a year survives a round trip', () => {
  const minutes = fc.integer({ min: Date.UTC(2020, 0) / 60_000, max: Date.UTC(2040, 0) / 60_000 })
  fc.assert(
    fc.property(minutes, (minute) => {
      const moment = new Date(minute * 60_000)
      expect(iso(pragueMoments(pragueWall(moment)))).toContain(moment.toISOString())
    }),
  )
})

test.each([
  ['2026-11-16T00:00:00Z', { day: '2027-03-28', isForward: true }],
  ['2026-03-29T00:59:00Z', { day: '2026-03-29', isForward: true }],
  ['2026-03-29T01:00:00Z', { day: '2026-10-25', isForward: false }],
])('after %s the clocks change on', (from, change) => {
  expect(nextClockChange(new Date(from))).toEqual(change)
})
