import { expect, test } from 'vitest'
import { dueAt } from '#features/colleague-mail/shared/due.ts'

const at = (now: string, when: 'now' | 'daily', isQuiet = false) => dueAt(new Date(now), when, isQuiet).toISOString()

test.each([
  // Winter time is UTC+1, summer time UTC+2.
  ['2026-11-18T05:59:59.000Z', '2026-11-18T06:00:00.000Z'],
  ['2026-11-18T06:00:00.000Z', '2026-11-19T06:00:00.000Z'],
  ['2026-11-18T22:59:00.000Z', '2026-11-19T06:00:00.000Z'],
  ['2026-11-18T23:30:00.000Z', '2026-11-19T06:00:00.000Z'],
  ['2026-07-01T04:59:00.000Z', '2026-07-01T05:00:00.000Z'],
  // The night before and after each change of clocks.
  ['2026-03-28T12:00:00.000Z', '2026-03-29T05:00:00.000Z'],
  ['2026-03-28T05:30:00.000Z', '2026-03-28T06:00:00.000Z'],
  ['2026-10-24T12:00:00.000Z', '2026-10-25T06:00:00.000Z'],
  ['2026-10-25T00:30:00.000Z', '2026-10-25T06:00:00.000Z'],
  ['2026-10-25T01:30:00.000Z', '2026-10-25T06:00:00.000Z'],
  ['2026-12-31T12:00:00.000Z', '2027-01-01T06:00:00.000Z'],
])('a digest of %s goes out at %s, seven in Prague', (now, wanted) => {
  expect(at(now, 'daily')).toBe(wanted)
})

test.each([
  ['on a working day', '2026-11-18T12:00:00.000Z', '2026-11-18T12:00:00.000Z'],
  ['in the evening', '2026-11-18T18:00:00.000Z', '2026-11-19T06:00:00.000Z'],
  ['a minute before', '2026-11-18T17:59:00.000Z', '2026-11-18T17:59:00.000Z'],
  ['early', '2026-11-18T04:00:00.000Z', '2026-11-18T06:00:00.000Z'],
  ['on Friday night', '2026-11-20T20:00:00.000Z', '2026-11-23T06:00:00.000Z'],
  ['on Sunday', '2026-11-22T12:00:00.000Z', '2026-11-23T06:00:00.000Z'],
])('who wants quiet gets what happens %s at the next seven of a working day', (_, now, wanted) => {
  expect(at(now, 'now', true)).toBe(wanted)
  expect(at(now, 'now')).toBe(now)
})

test('a digest keeps the quiet of weekends', () => {
  expect(at('2026-11-20T12:00:00.000Z', 'daily')).toBe('2026-11-21T06:00:00.000Z')
  expect(at('2026-11-20T12:00:00.000Z', 'daily', true)).toBe('2026-11-23T06:00:00.000Z')
})
