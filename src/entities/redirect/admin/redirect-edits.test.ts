import { expect, test } from 'vitest'
import { addRule, editNew, editRule, isWritten, rowsOf, wasFlattened } from '#entities/redirect/admin/redirect-edits.ts'
import { emptyRedirect, type Redirect } from '#entities/redirect/schema.ts'

const rule = (id: string, change: Partial<Redirect> = {}): Redirect => ({
  ...emptyRedirect,
  id,
  from: `/${id}/`,
  to: '/cil/',
  hits: 3,
  version: 2,
  isDeleted: false,
  createdAt: '2026-11-01T10:00:00.000Z',
  updatedAt: '2026-11-01T10:00:00.000Z',
  ...change,
})

test('a row is an edit while it differs from the saved rule', () => {
  const a = rule('a')
  const edited = editRule([], a, { to: '/jinam/' })
  expect(edited).toEqual([
    { key: 'a', version: 2, values: { from: '/a/', to: '/jinam/', status: 301, isActive: true, note: '' } },
  ])
  expect(editRule(edited, a, { note: 'x' })).toHaveLength(1)
  expect(editRule(edited, a, { to: '/cil/' })).toEqual([])
})

test('an edit keeps its base version when the list is refetched', () => {
  const edited = editRule([], rule('a'), { note: 'x' })
  expect(editRule(edited, rule('a', { version: 5 }), { note: 'xy' })[0]?.version).toBe(2)
})

test('unsaved rows from other pages come first', () => {
  const edits = editNew(addRule(editRule([], rule('b'), { note: 'x' }), 'new-1'), 'new-1', { from: '/nova/' })
  const rows = rowsOf(edits, [rule('a'), rule('c')])
  expect(rows.map(({ key, isEdited }) => [key, isEdited])).toEqual([
    ['new-1', true],
    ['b', true],
    ['a', false],
    ['c', false],
  ])
  expect(rows[0]?.values.from).toBe('/nova/')
  expect(rowsOf(edits, [rule('b')]).map(({ key }) => key)).toEqual(['new-1', 'b'])
})

test('a saved rule stays in its place until the page is read again', () => {
  const edits = editNew(addRule([], 'new-1'), 'new-1', { from: '/nova/' })
  const [added, changed] = [rule('c'), rule('a', { to: '/jinam/', version: 3 })]
  const rows = rowsOf(edits, [rule('a'), rule('b')], [added, changed])
  expect(rows.map(({ key, values, isEdited }) => [key, values.to, isEdited])).toEqual([
    ['new-1', '', true],
    ['c', '/cil/', false],
    ['a', '/jinam/', false],
    ['b', '/cil/', false],
  ])
  // Typed on while it was saved.
  const typing = editRule([], added, { note: 'x' })
  expect(rowsOf(typing, [rule('a')], [added]).map(({ key, isEdited }) => [key, isEdited])).toEqual([
    ['c', true],
    ['a', false],
  ])
})

test('distinguishes a shortened chain from normalised spelling', () => {
  const typed = { ...emptyRedirect, from: '/a/', to: '/Stara' }
  expect(wasFlattened(typed, rule('a', { to: '/stara/' }))).toBe(false)
  expect(wasFlattened(typed, rule('a', { to: '/nova/' }))).toBe(true)
  expect(wasFlattened({ ...typed, to: '/x/?a=1' }, rule('a', { to: '/x/?a=1' }))).toBe(false)
  expect(wasFlattened({ ...typed, status: 410 }, rule('a', { to: '', status: 410 }))).toBe(false)
})

test('ignores an added row that is still empty', () => {
  const added = addRule([], 'new-1')
  expect(added.map(isWritten)).toEqual([false])
  const written = editNew(added, 'new-1', { from: '/nova/' })
  expect(written.map(isWritten)).toEqual([true])
  expect(editNew(written, 'new-1', { from: '' }).map(isWritten)).toEqual([false])
  expect(editNew(written, 'new-1', { from: ' ' }).map(isWritten)).toEqual([false])
  expect(editRule([], rule('a'), { to: '' }).map(isWritten)).toEqual([true])
})
