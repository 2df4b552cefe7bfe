import { expect, test } from 'vitest'
import { one as casino } from '#entities/casino/messages.ts'
import { savedMeanwhile } from '#records/admin/form/conflict-words.ts'
import { firstState, type FormEvent, type FormState, isDirty, nextState } from '#records/admin/form/form-state.ts'

interface Input {
  title: string
}
interface Stored extends Input {
  version: number
}
type State = FormState<Input, Stored>
type Event = FormEvent<Input, Stored>

const lev: Stored = { title: 'Lev', version: 3 }
const lvice: Stored = { title: 'Lvice', version: 4 }
const start: State = firstState(lev, { title: 'Lev' })
const after = (state: State, ...events: Event[]) => events.reduce(nextState<Input, Stored>, state)
const AT = new Date('2026-11-15T10:00:00Z')
const failure = { message: 'The server answered 500.', isInFields: false }
const conflict = {
  base: lev,
  theirs: { title: 'Jejich', version: 4 },
  input: { title: 'Jejich' },
  mine: { title: 'Můj' },
  words: savedMeanwhile(casino, [{ id: 'jana', name: 'Jana Nová' }], { id: 'petr', name: 'Petr Starý' }, true),
  taken: [],
  kept: [],
  joined: [],
  clashes: [],
  conflicting: [{ name: 'title', paths: [['title'] as const] }],
}
const type: Event = { type: 'typed' }
const save: Event = { type: 'saveStarted', isQuiet: false }
const autosave: Event = { type: 'saveStarted', isQuiet: true }
const settle: Event = { type: 'settled', values: { title: 'Lvice' } }
const saved = (isQuiet: boolean): Event => ({
  type: 'saved',
  at: AT,
  isQuiet,
  record: lvice,
  values: { title: 'Lvice' },
})
const refused = (how: object): Event => ({ type: 'refused', isQuiet: false, failure: { ...failure, ...how } })

/** The statuses that a record goes through. */
const life = (...events: Event[]) => {
  const statuses: string[] = []
  events.reduce((state, event) => {
    const next = nextState(state, event)
    statuses.push(next.status)
    return next
  }, start)
  return statuses
}

test('the life of a record', () => {
  expect(life(type, save, saved(false), settle)).toEqual(['dirty', 'saving', 'dirty', 'saved'])
  expect(life(type, { type: 'settled', values: { title: 'Lev' } })).toEqual(['dirty', 'clean'])
  expect(life(type, autosave, type, saved(true))).toEqual(['dirty', 'saving', 'saving', 'dirty'])
  expect(life(type, save, refused({}), type)).toEqual(['dirty', 'saving', 'dirty', 'dirty'])
  expect(life(type, save, refused({ attempts: 1 }), type, save)).toEqual([
    'dirty',
    'saving',
    'offline',
    'offline',
    'saving',
  ])
  expect(life(type, save, refused({ isSessionOver: true }))).toEqual(['dirty', 'saving', 'expired'])
  expect(life(type, save, { type: 'saveEnded' })).toEqual(['dirty', 'saving', 'dirty'])
  expect(life(type, save, { type: 'deleted' }, type, save, saved(true), { type: 'saveEnded' }, settle)).toEqual([
    'dirty',
    'saving',
    ...Array<string>(6).fill('gone'),
  ])
})

test('input is unsaved until the form shows what the server has', () => {
  const typed = after(start, type, type)
  expect(typed).toMatchObject({ edits: 2, savedEdits: 0, savedValues: { title: 'Lev' } })
  expect(isDirty(typed)).toBe(true)
  const settled = after(typed, settle)
  expect(settled).toMatchObject({ edits: 2, savedEdits: 2, savedValues: { title: 'Lvice' } })
  expect(isDirty(settled)).toBe(false)
})

test('input typed during a save stays unsaved', () => {
  const typed = after(start, type, save, type, saved(false))
  expect(typed).toMatchObject({ savedAt: AT, record: lvice, version: 4, savedValues: { title: 'Lvice' } })
  expect(isDirty(typed)).toBe(true)
})

test('a failed save is shown until one succeeds, whatever is typed or tried meanwhile', () => {
  const failed = after(start, type, save, refused({}))
  expect(failed).toMatchObject({ failure, isStoredLocally: false })
  expect(after(failed, type, save).failure).toEqual(failure)
  expect(after(failed, save, saved(false)).failure).toBeUndefined()
  expect(after(failed, settle).failure).toBeUndefined()
})

test('what was refused besides is told on, when the form shows what is saved', () => {
  const marked: Event = { type: 'settled', values: { title: 'Lev' }, isMarked: true }
  expect(after(start, type, save, refused({}), type, marked)).toMatchObject({ status: 'clean', failure })
})

test('a conflict is no lost connection', () => {
  const offline = after(start, type, save, refused({ attempts: 1 }), save)
  const { conflicting } = conflict
  const merged = { message: 'Jana has changed this casino in the meantime.', taken: [], conflicting }
  for (const event of [
    { type: 'conflictFound', conflict },
    { type: 'merged', merged },
  ] as const) {
    expect(after(offline, event)).toMatchObject({ status: 'conflict', failure: undefined })
  }
  expect(after(start, type, save, refused({}), { type: 'conflictFound', conflict }).failure).toEqual(failure)
})

test('an autosave that is not possible keeps the input in the browser and marks no field', () => {
  const message = 'Please check the marked fields.'
  const kept = after(start, type, { type: 'incomplete', isQuiet: true, message })
  expect(kept).toMatchObject({ status: 'dirty', isStoredLocally: true, failure: undefined })
  const manual = after(kept, save, { type: 'incomplete', isQuiet: false, message })
  expect(manual).toMatchObject({ status: 'dirty', failure: { message, isInFields: true } })
})

test('a draft older than someone’s save is saved on top of its own base; a new record has no version', () => {
  const restored = after(start, { type: 'restored', version: 1 })
  expect(restored).toMatchObject({ version: 1, record: lev })
  expect(after(restored, { type: 'known', record: conflict.theirs }).version).toBe(4)
  const fresh = firstState<Input, Stored>(undefined, { title: '' })
  expect(after(fresh, { type: 'restored', version: 0 }).version).toBeUndefined()
})

test('a conflict blocks autosaves until it is decided, even when its dialog is closed', () => {
  const conflicted = after(start, type, save, { type: 'conflictFound', conflict })
  expect(conflicted).toMatchObject({ conflict, status: 'conflict' })
  const later = after(conflicted, { type: 'conflictClosed' }, type)
  expect(later).toMatchObject({ conflict: undefined, status: 'conflict' })
  for (const event of [{ type: 'conflictDecided' }, saved(false)] as const) {
    expect(after(later, event).status).toBe('dirty')
  }
})

test('a merge is shown until it is closed', () => {
  const merged = { message: 'Jana has changed this casino in the meantime.', taken: [] }
  expect(after(start, { type: 'merged', merged }, type).merged).toEqual(merged)
  expect(after(start, { type: 'merged', merged }, { type: 'mergedClosed' }).merged).toBeUndefined()
})

test('a field changed by both blocks autosaves, until the next version has no such field', () => {
  const merged = { message: 'Jana has changed this casino in the meantime.', taken: [] }
  const conflicting = [{ name: 'title', paths: [['title'] as const] }]
  const withConflict = after(start, type, { type: 'merged', merged: { ...merged, conflicting } })
  expect(after(withConflict, { type: 'mergedClosed' }).status).toBe('conflict')
  expect(after(withConflict, { type: 'merged', merged: { ...merged, conflicting: [] } }).status).toBe('dirty')
  // Once it is decided, nobody is told to choose any more.
  const decided: Event[] = [{ type: 'conflictFound', conflict }, { type: 'conflictDecided' }]
  expect(after(withConflict, ...decided).merged).toBeUndefined()
  expect(after(start, type, { type: 'merged', merged }, ...decided).merged).toEqual(merged)
})

test('a new record stays new until it is saved on request, and its form becomes that of a change', () => {
  const created = after(firstState<Input, Stored>(undefined, { title: '' }), type, saved(true))
  expect(created).toMatchObject({ isNew: true, record: lvice, version: 4, change: undefined })
  expect(after(created, saved(false)).isNew).toBe(false)
  const record = { title: 'Lvice', version: 5 }
  const changed = after(created, { type: 'becameChange', change: 'zmena', record, values: { title: 'Lvice' } })
  expect(changed).toMatchObject({ record, version: 5, change: 'zmena', savedValues: { title: 'Lvice' } })
  expect(isDirty(changed)).toBe(true)
})
