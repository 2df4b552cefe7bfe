import { expect, test } from 'vitest'
import { createCaretStore } from '#features/collaboration/admin/presence/caret-store.ts'

test('an editor that is destroyed after the next one was made leaves the caret of that one alone', () => {
  const carets = createCaretStore()
  const [first, second] = ['První.', 'Druhá.'].map((before) => ({ line: 0, before, after: '' }))
  const takeBackFirst = carets.setOwn(() => first)
  const takeBackSecond = carets.setOwn(() => second)
  takeBackFirst()
  expect(carets.own()).toEqual(second)
  takeBackSecond()
  expect(carets.own()).toBeUndefined()
})
