import { expect, test } from 'vitest'
import { savedMeanwhile } from '#ui/admin/form/conflict-words.ts'
import { firstState, type FormEvent, type FormState, nextState } from '#ui/admin/form/form-state.ts'

interface Input {
  title: string
}
interface Stored extends Input {
  version: number
}
type State = FormState<Input, Stored>

const lev: Stored = { title: 'Lev', version: 3 }
const start: State = firstState(lev, { title: 'Lev' })
const after = (state: State, ...events: FormEvent<Input, Stored>[]) => events.reduce(nextState<Input, Stored>, state)
const AT = new Date('2026-11-15T10:00:00Z')
const failure = { message: 'The server cannot be reached.', isInFields: false }
const conflict = {
  base: lev,
  theirs: { title: 'Jejich', version: 4 },
  input: { title: 'Jejich' },
  mine: { title: 'Můj' },
  words: savedMeanwhile('casino', [{ id: 'jana', name: 'Jana Nová' }], { id: 'petr', name: 'Petr Starý' }, true),
  taken: [],
  kept: [],
  joined: [],
  clashes: [],
  conflicting: [{ name: 'title', paths: [['title'] as const] }],
}
const save = { type: 'saving', isQuiet: false } as const

test('input is unsaved until the form shows what the server has', () => {
  const typed = after(start, { type: 'changed' }, { type: 'changed' })
  expect(typed).toMatchObject({ isDirty: true, changes: 2, savedChanges: 0, savedValues: { title: 'Lev' } })
  const settled = after(typed, { type: 'settled', values: { title: 'Lvice' } })
  expect(settled).toMatchObject({ isDirty: false, changes: 2, savedChanges: 2, savedValues: { title: 'Lvice' } })
})

test('input typed during a save stays unsaved', () => {
  const saved = after(
    start,
    { type: 'changed' },
    save,
    { type: 'changed' },
    { type: 'saved', at: AT, isQuiet: false },
    { type: 'known', record: { title: 'Lvice', version: 4 }, values: { title: 'Lvice' } },
    { type: 'done' },
  )
  expect(saved).toMatchObject({ isDirty: true, savedAt: AT, version: 4, savedValues: { title: 'Lvice' } })
  expect(saved.saving).toBeUndefined()
  expect(saved.changes).not.toBe(saved.savedChanges)
})

test('a failed save is shown until one succeeds, whatever is typed or tried meanwhile', () => {
  const failed = after(start, { type: 'changed' }, save, { type: 'refused', isQuiet: false, failure })
  expect(failed).toMatchObject({ failure, isDirty: true, isStoredLocally: false, saving: undefined })
  expect(after(failed, { type: 'changed' }, save).failure).toEqual(failure)
  expect(after(failed, save, { type: 'saved', at: AT, isQuiet: false }).failure).toBeUndefined()
  expect(after(failed, { type: 'settled', values: { title: 'Lev' } }).failure).toBeUndefined()
})

test('an autosave that is not possible keeps the input in the browser and marks no field', () => {
  const incomplete = { type: 'incomplete', isQuiet: true, message: 'Please check the marked fields.' } as const
  const kept = after(start, { type: 'changed' }, incomplete)
  expect(kept).toMatchObject({ isStoredLocally: true, failure: undefined })
  const manual = after(kept, save, { ...incomplete, isQuiet: false })
  expect(manual).toMatchObject({ failure: { message: incomplete.message, isInFields: true }, saving: undefined })
  expect(after(start, { type: 'saving', isQuiet: true }).saving).toBe('autosave')
})

test('a draft older than someone’s save is saved on top of its own base; a new record has no version', () => {
  const restored = after(start, { type: 'restored', version: 1 })
  expect(restored).toMatchObject({ version: 1, record: lev })
  expect(after(restored, { type: 'known', record: conflict.theirs }).version).toBe(4)
  const fresh = firstState<Input, Stored>(undefined, { title: '' })
  expect(after(fresh, { type: 'restored', version: 0 }).version).toBeUndefined()
})

test('a conflict blocks autosaves until it is decided, even when its dialog is closed', () => {
  const conflicted = after(start, { type: 'changed' }, save, { type: 'conflictFound', conflict })
  expect(conflicted).toMatchObject({ conflict, isBehind: true, saving: undefined, isDirty: true })
  const later = after(conflicted, { type: 'conflictClosed' })
  expect(later).toMatchObject({ conflict: undefined, isBehind: true })
  for (const event of [{ type: 'decided' }, { type: 'saved', at: AT, isQuiet: false }] as const) {
    expect(after(later, event).isBehind).toBe(false)
  }
})

test('a merge is shown until it is closed', () => {
  const merged = { message: 'Jana has changed this casino in the meantime.', taken: [] }
  expect(after(start, { type: 'merged', merged }, { type: 'changed' }).merged).toEqual(merged)
  expect(after(start, { type: 'merged', merged }, { type: 'mergedClosed' }).merged).toBeUndefined()
})

test('a field changed by both blocks autosaves, until the next version has no such field', () => {
  const merged = { message: 'Jana has changed this casino in the meantime.', taken: [] }
  const conflicting = [{ name: 'title', paths: [['title'] as const] }]
  const withConflict = after(start, { type: 'changed' }, { type: 'merged', merged: { ...merged, conflicting } })
  expect(after(withConflict, { type: 'mergedClosed' }).isBehind).toBe(true)
  expect(after(withConflict, { type: 'merged', merged: { ...merged, conflicting: [] } }).isBehind).toBe(false)
})

test('a new record stays new until it is saved on request, and its form becomes that of a change', () => {
  const created = after(
    firstState<Input, Stored>(undefined, { title: '' }),
    { type: 'changed' },
    { type: 'saved', at: AT, isQuiet: true },
    { type: 'known', record: lev },
  )
  expect(created).toMatchObject({ isNew: true, record: lev, version: 3, change: undefined })
  const saved = after(created, { type: 'saved', at: AT, isQuiet: false })
  expect(saved).toMatchObject({ isNew: false, record: lev })
  const record = { title: 'Lvice', version: 4 }
  const changed = after(saved, { type: 'becameChange', change: 'zmena', record, values: { title: 'Lvice' } })
  expect(changed).toMatchObject({ record, version: 4, change: 'zmena', savedValues: { title: 'Lvice' }, isDirty: true })
})
