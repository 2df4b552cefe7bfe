import { afterAll, expect, test } from 'vitest'
import type { Services } from '#records/services.server.ts'
import { openDb } from '#entities/open-db.server.ts'
import { changeRecord } from '#records/crud/crud.server.ts'
import { posts } from '#posts/collection.server.ts'
import { presenceCall } from '#features/collaboration/server/presence.ts'
import { insertChange, removeChange, updateChange } from '#records/changes/store.server.ts'
import { build } from '#testing/build.ts'
import { createPrivateApi } from '#testing/private-api.ts'
import { createTestServices } from '#testing/test-db.ts'

let passed = 0
const start = Date.now()
const now = () => new Date(start + passed)

/** Two servers that share nothing but the database. */
const first = await createTestServices()
const here: Services = { ...first, now }
const there: Services = { ...first, db: openDb(first.env), now }
afterAll(() => there.db.destroy())
const { db } = here
const stamps = { version: 1, isDeleted: 0, createdAt: now().toISOString(), updatedAt: now().toISOString() }
for (const role of ['admin', 'editor'] as const) {
  const name = `Test ${role}`
  const own = { id: `test-${role}`, email: `${role}@web.example`, name, titleSort: name, role }
  await db
    .insertInto('user')
    .values({ ...own, ...stamps, isActive: 1, passwordHash: '', language: 'en' })
    .execute()
}

const [post, other] = [await build.post(db), await build.post(db)]
const apis = { here: createPrivateApi(here, [presenceCall]), there: createPrivateApi(there, [presenceCall]) }
const CARET = { line: 2, before: 'kdy nabídka končí.', after: '' }

const beat = async (
  server: keyof typeof apis,
  role: 'admin' | 'editor',
  given: { tab?: string; recordId?: string; field?: string; caret?: object | null; isLeaving?: boolean } = {},
) => {
  const body = { tab: `okno-${role}-1`, collection: 'posts', recordId: post.id, ...given }
  const answer = await apis[server].post('/presence', body, role)
  expect(answer.status).toBe(200)
  return answer.body.others
}

test('presence is known on every server: the field, the caret, leaving, and a closed laptop', async () => {
  expect(await beat('here', 'admin')).toEqual([])
  const editor = { id: 'test-editor', name: 'Test editor' }
  expect(await beat('there', 'editor', { field: 'metaTag.title' })).toMatchObject([{ id: 'test-admin', field: '' }])
  expect(await beat('here', 'admin')).toEqual([{ ...editor, field: 'metaTag.title', caret: null }])

  await beat('there', 'editor', { field: 'content', caret: CARET })
  expect(await beat('here', 'admin')).toEqual([{ ...editor, field: 'content', caret: CARET }])
  // An idle second window does not hide where they are typing.
  await beat('here', 'editor', { tab: 'okno-editor-2' })
  expect(await beat('here', 'admin')).toEqual([{ ...editor, field: 'content', caret: CARET }])
  await beat('there', 'editor', { tab: 'okno-editor-2', isLeaving: true })

  // Another record is another place.
  expect(await beat('here', 'admin', { recordId: other.id })).toEqual([])
  await beat('here', 'editor', { isLeaving: true })
  expect(await beat('there', 'admin')).toEqual([])

  await beat('there', 'editor')
  passed += 14_000
  expect(await beat('here', 'admin')).toHaveLength(1)
  passed += 2000
  expect(await beat('here', 'admin')).toEqual([])
})

test('a colleague’s save is reported at the next heartbeat: its version and its author', async () => {
  const place = { tab: 'okno-editor-1', collection: 'posts', recordId: other.id }
  const present = async () => (await apis.there.post('/presence', place, 'editor')).body
  expect(await present()).toMatchObject({ version: 1, savedBy: { name: 'system' } })
  const klara = { id: 'test-admin', name: 'Klára Vondrová' }
  const saved = await changeRecord(db, posts, other.id, { breadcrumbTitle: 'Jinak' }, klara, 'update')
  expect(await present()).toMatchObject({ version: 2, savedBy: { ...klara, at: saved.updatedAt } })
  expect((await apis.there.post('/presence', { ...place, recordId: 'neni-0001' }, 'editor')).status).toBe(404)
})

test('a heartbeat tells when waiting changes of the record are added, written on and removed', async () => {
  const place = { tab: 'okno-editor-1', collection: 'posts', recordId: post.id }
  const stamp = async (): Promise<string> => (await apis.there.post('/presence', place, 'editor')).body.changes
  const at = now().toISOString()
  const author = { authorId: null, authorName: 'Klára', plannerId: null, plannerName: '', publishAt: null }
  const dates = { version: 1, createdAt: at, updatedAt: at }
  const fields = { title: '', base: {}, data: {}, baseVersion: 1, ...author, ...dates }
  const [mine, elsewhere] = [post.id, other.id].map((recordId) => ({
    id: `zmena-${recordId}`,
    collection: 'posts',
    recordId,
    ...fields,
  }))
  if (!mine || !elsewhere) throw new Error('Both exist.')
  const none = await stamp()
  await db.transaction().execute((trx) => insertChange(trx, posts, elsewhere))
  expect(await stamp()).toBe(none)
  await db.transaction().execute((trx) => insertChange(trx, posts, mine))
  const added = await stamp()
  const changed = await db.transaction().execute((trx) => updateChange(trx, posts, mine, { title: 'Vánoce' }))
  const written = await stamp()
  expect(new Set([none, added, written]).size).toBe(3)
  expect(await stamp()).toBe(written)
  await db.transaction().execute((trx) => removeChange(trx, changed))
  expect(await stamp()).toBe(none)
})

test('no one can move the window of another user, and a caret is validated', async () => {
  await beat('here', 'editor', { tab: 'okno-spolecne', field: 'title' })
  await beat('there', 'admin', { tab: 'okno-spolecne', field: 'slug' })
  expect(await beat('there', 'admin')).toMatchObject([{ id: 'test-editor', field: 'title' }])
  const caret = { ...CARET, before: 'x'.repeat(41) }
  const body = { tab: 'okno-0001', collection: 'posts', recordId: post.id, caret }
  expect((await apis.here.post('/presence', body)).status).toBe(422)
})
