import { expect, test } from 'vitest'
import { actionLabel, problemOf, quickChoices, scheduleFrom, whenOf } from '#features/schedule/post/when.ts'

const now = new Date('2026-11-16T08:00:00Z')
const nothing = { publishAt: null, unpublishAt: null, unpublishTo: '' }
const later = '2026-12-01T07:00:00.000Z'
const end = '2027-01-06T22:59:00.000Z'

test('the label of the button says what will happen', () => {
  expect(actionLabel(whenOf(nothing), now)).toBe('Publish now')
  expect(actionLabel(whenOf({ ...nothing, publishAt: later }), now)).toBe('Schedule for 1 Dec, 8:00')
  expect(actionLabel({ ...whenOf(nothing), isLater: true }, now)).toBe('Schedule')
})

test('saves only what is switched on', () => {
  const when = { publishAt: later, unpublishAt: end, unpublishTo: '/bonusy/', isLater: false, isTakenDown: false }
  expect(scheduleFrom(when)).toEqual(nothing)
  expect(scheduleFrom({ ...when, isLater: true })).toEqual({ ...nothing, publishAt: later })
  expect(scheduleFrom({ ...when, isTakenDown: true })).toEqual({
    ...nothing,
    unpublishAt: end,
    unpublishTo: '/bonusy/',
  })
})

test.each([
  [whenOf(nothing), undefined],
  [whenOf({ ...nothing, publishAt: later, unpublishAt: end }), undefined],
  [{ ...whenOf(nothing), isLater: true }, 'Choose a day and a time.'],
  [whenOf({ ...nothing, publishAt: now.toISOString() }), 'This time has passed. Choose a later one.'],
  [{ ...whenOf(nothing), isTakenDown: true }, 'Choose when it comes down.'],
  [whenOf({ ...nothing, publishAt: later, unpublishAt: later }), 'It would come down before it appears.'],
  [whenOf({ ...nothing, unpublishAt: now.toISOString() }), 'It would come down before it appears.'],
])('validates %j', (when, problem) => expect(problemOf(when, now)).toBe(problem))

test.each([
  ['2026-11-16T08:00:00Z', ['Tomorrow 8:00', 'Fri 8:00', '1 Dec 8:00'], '2026-11-17T07:00:00.000Z'],
  ['2026-11-19T08:00:00Z', ['Tomorrow 8:00', 'Mon 8:00', '1 Dec 8:00'], '2026-11-20T07:00:00.000Z'],
  // Already the next day in Prague, so tomorrow is the first of the month.
  ['2026-11-29T23:30:00Z', ['Tomorrow 8:00', 'Fri 8:00'], '2026-12-01T07:00:00.000Z'],
  // The night before clocks go forward.
  ['2027-03-27T12:00:00Z', ['Tomorrow 8:00', 'Fri 8:00', '1 Apr 8:00'], '2027-03-28T06:00:00.000Z'],
])('offers quick choices at %s', (at, labels, first) => {
  const choices = quickChoices(new Date(at))
  expect(choices.map(({ label }) => label)).toEqual(labels)
  expect(choices[0]?.iso).toBe(first)
})
