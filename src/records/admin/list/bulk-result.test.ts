import { expect, test } from 'vitest'
import * as m from '#records/admin/list/messages.ts'
import { groupFailures, resultText } from '#records/admin/list/bulk-result.ts'

const ACTIVATED = { state: m.stateActivated, counted: m.activated }
const ARCHIVED = { state: m.stateArchived, counted: m.archived }
const failure = (id: string, code: string, message: string) => ({ id, title: id.toUpperCase(), code, message })
const unsigned = (id: string) => failure(id, 'VALIDATION_FAILED', 'Choose the writer.')
const used = (id: string, by: string) => failure(id, 'STILL_USED', `This casino is still used by “${by}”.`)

test('groups failures by reason, the most common first', () => {
  const failures = [failure('a', 'NOT_FOUND', 'This record does not exist.'), unsigned('b'), unsigned('c')]
  expect(groupFailures(failures).map(({ reason, failures: own }) => [reason, own.map(({ title }) => title)])).toEqual([
    ['Choose the writer.', ['B', 'C']],
    ['This record does not exist.', ['A']],
  ])
  expect(resultText({ done: ACTIVATED, count: 12, failures, unanswered: [] })).toBe('12 activated, 3 could not be.')
})

test('records without a response are neither done nor refused', () => {
  expect(resultText({ done: ARCHIVED, count: 50, failures: [], unanswered: ['a', 'b'] })).toBe(
    '50 archived, of 2 it is not known.',
  )
})

test('reasons that name a record are grouped, and each record shows its own', () => {
  expect(groupFailures([used('a', 'Recenze'), used('b', 'Žebříček')])).toMatchObject([
    { reason: 'Something still refers to them.', hasOwnReasons: true },
  ])
  expect(groupFailures([used('a', 'Recenze')])).toMatchObject([
    { reason: 'This casino is still used by “Recenze”.', hasOwnReasons: false },
  ])
})
