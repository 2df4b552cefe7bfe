import { expect, test } from 'vitest'
import { groupFailures, resultText } from '#records/admin/list/bulk-result.ts'

const failure = (id: string, code: string, message: string) => ({ id, title: id.toUpperCase(), code, message })
const unsigned = (id: string) => failure(id, 'VALIDATION_FAILED', 'Choose the writer.')
const used = (id: string, by: string) => failure(id, 'STILL_USED', `This casino is still used by “${by}”.`)

test('groups failures by reason, the most common first', () => {
  const failures = [failure('a', 'NOT_FOUND', 'This record does not exist.'), unsigned('b'), unsigned('c')]
  expect(groupFailures(failures).map(({ reason, failures: own }) => [reason, own.map(({ title }) => title)])).toEqual([
    ['Choose the writer.', ['B', 'C']],
    ['This record does not exist.', ['A']],
  ])
  expect(resultText({ done: 'published', count: 12, failures, unanswered: [] })).toBe('12 published, 3 could not be.')
})

test('records without a response are neither done nor refused', () => {
  expect(resultText({ done: 'archived', count: 50, failures: [], unanswered: ['a', 'b'] })).toBe(
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
