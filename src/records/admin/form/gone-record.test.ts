import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { queryClient } from '#records/admin/api/query-client.ts'
import { lockDraft } from '#records/admin/form/draft-locks.ts'
import { draftKey, draftPlace, writeDraft } from '#records/admin/form/draft-store.ts'
import { abandonedDraftsOf, typedText } from '#records/admin/form/gone-record.ts'
import { ME } from '#records/admin/api/user.ts'

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

const keyOf = (id: string, slot: string, change?: string) => draftKey(draftPlace('casinos', id, change), slot)
const titles = async (id: string) =>
  (await abandonedDraftsOf('casinos', id)).map(({ values }) => Object.values(values)[0])

beforeEach(() => {
  vi.stubGlobal('localStorage', new Items())
  queryClient.setQueryData(ME, { user: { id: WHO } })
})
afterEach(() => {
  vi.unstubAllGlobals()
  queryClient.clear()
})

test('what was typed into a record and its changes is found, unless another tab has it open', async () => {
  writeDraft(keyOf('c1', 'a'), draft('Typed'))
  writeDraft(keyOf('c1', 'b', 'change'), draft('In a change'))
  writeDraft(keyOf('c1', 'd'), draft('Open'))
  writeDraft(keyOf('c2', 'c'), draft('Another record'))
  const { isHeld, release } = lockDraft(keyOf('c1', 'd'))
  await isHeld
  expect(new Set(await titles('c1'))).toEqual(new Set(['In a change', 'Typed']))
  release()
})

test('what was typed reads as text, with the names of the fields', () => {
  const content = { type: 'doc', content: [{ type: 'paragraph', content: [{ type: 'text', text: 'Za den.' }] }] }
  expect(typedText({ title: 'Lev', isActive: true, breadcrumbTitle: 'Lvi', content })).toBe(
    'Title: Lev\nBreadcrumb title: Lvi\nContent: Za den.',
  )
})
