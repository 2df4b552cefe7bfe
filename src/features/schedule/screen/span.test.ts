import { expect, test } from 'vitest'
import { byDay, shiftPeriod, spanOf, weekOf } from '#features/schedule/screen/span.ts'

test('the week view spans two weeks from Monday to Sunday in Prague time', () => {
  const { days, ...span } = spanOf('week', '2026-11-18')
  expect([days[0], days.at(-1), days.length]).toEqual(['2026-11-16', '2026-11-29', 14])
  expect(span).toEqual({
    from: '2026-11-15T23:00:00.000Z',
    to: '2026-11-29T23:00:00.000Z',
    title: '16–29 November 2026',
    weeks: 'weeks 47 and 48',
  })
})

test('the month view spans whole weeks, across a DST change', () => {
  const { days, from, to, title } = spanOf('month', '2026-10-05')
  expect([days[0], days.at(-1), title]).toEqual(['2026-09-28', '2026-11-01', 'October 2026'])
  expect([from, to]).toEqual(['2026-09-27T22:00:00.000Z', '2026-11-01T23:00:00.000Z'])
})

test('titles and week numbers span the end of a month and of a year', () => {
  expect(spanOf('list', '2026-11-25').title).toBe('23 November – 6 December 2026')
  expect(spanOf('week', '2026-12-31').title).toBe('28 December 2026 – 10 January 2027')
  expect([weekOf('2026-12-31'), weekOf('2027-01-03'), weekOf('2027-01-04')]).toEqual([53, 53, 1])
})

test('shifting moves by two weeks or by a month', () => {
  expect([shiftPeriod('week', '2026-11-18', 1), shiftPeriod('week', '2026-11-18', -1)]).toEqual([
    '2026-12-02',
    '2026-11-04',
  ])
  expect([shiftPeriod('month', '2026-01-31', 1), shiftPeriod('month', '2026-01-31', -1)]).toEqual([
    '2026-02-01',
    '2025-12-01',
  ])
})

test('groups items by their day in Prague, also just after midnight', () => {
  const items = [{ at: '2026-11-16T22:59:00.000Z' }, { at: '2026-11-16T23:00:00.000Z' }]
  expect([...byDay(items).keys()]).toEqual(['2026-11-16', '2026-11-17'])
})
