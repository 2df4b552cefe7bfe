import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { queryClient } from '#ui/admin/api/query-client.ts'
import { lockDraft } from '#ui/admin/form/draft-locks.ts'
import { draftKey, draftPlace, listDrafts, writeDraft } from '#ui/admin/form/draft-store.ts'
import { abandonedDraftsOf, moveToNew } from '#ui/admin/form/gone-record.ts'
import { ME } from '#ui/admin/user.ts'

const WHO = 'u1'
const draft = (title: string) => ({ values: { title }, version: 3, typedAt: '2026-11-17T10:00:00.000Z', by: WHO })

/** Like `localStorage`, whose items are its properties. */
class Items {
  [key: string]: unknown
  getItem(key: string) {
    return this[key] ?? null
  }
  setItem(key: string, value: string) {
    this[key] = value
  }
  removeItem(key: string) {
    delete this[key]
  }
}

/** Refuses what is new, as a browser does when no space is left. */
class FullItems extends Items {
  override setItem() {
    throw new DOMException('full', 'QuotaExceededError')
  }
}

const keyOf = (id: string, slot: string, change?: string) => draftKey(draftPlace('casinos', id, change), slot)
const titles = (id: string | undefined) =>
  listDrafts<{ title: string }>(draftPlace('casinos', id), WHO).map(
    ({ values, version }) => `${values.title} ${version}`,
  )

beforeEach(() => {
  vi.stubGlobal('localStorage', new Items())
  queryClient.setQueryData(ME, { user: { id: WHO } })
})
afterEach(() => {
  vi.unstubAllGlobals()
  queryClient.clear()
})

test('drafts of a deleted record and of its changes become drafts of new records', async () => {
  writeDraft(keyOf('c1', 'a'), draft('Typed'))
  writeDraft(keyOf('c1', 'b', 'change'), draft('In a change'))
  writeDraft(keyOf('c2', 'c'), draft('Another record'))
  await moveToNew('casinos', 'c1')
  expect(titles(undefined).toSorted()).toEqual(['In a change 0', 'Typed 0'])
  expect(await abandonedDraftsOf('casinos', 'c1')).toEqual([])
  expect(titles('c2')).toEqual(['Another record 3'])
})

test('a draft that is open in another tab stays there, and is not offered twice', async () => {
  writeDraft(keyOf('c1', 'a'), draft('Left'))
  writeDraft(keyOf('c1', 'b'), draft('Open'))
  const { isHeld, release } = lockDraft(keyOf('c1', 'b'))
  await isHeld
  await moveToNew('casinos', 'c1')
  expect([titles(undefined), titles('c1')]).toEqual([['Left 0'], ['Open 3']])
  release()
})

test('when the browser has no space left, the draft stays where it is', async () => {
  writeDraft(keyOf('c1', 'a'), draft('Typed'))
  vi.stubGlobal('localStorage', Object.assign(new FullItems(), localStorage))
  expect(writeDraft(keyOf('c1', 'b'), draft('More'))).toBe(false)
  await moveToNew('casinos', 'c1')
  expect([titles(undefined), titles('c1')]).toEqual([[], ['Typed 3']])
})
