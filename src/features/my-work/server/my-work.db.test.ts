import { expect, test } from 'vitest'
import { myWorkCall } from '#features/my-work/server/my-work.ts'
import { posts } from '#posts/collection.server.ts'
import { p, page } from '#posts/content/build.ts'
import { archiveRecord } from '#records/crud/crud.server.ts'
import { SYSTEM } from '#records/actor.ts'
import { collectionCallsOfAll } from '#server/api/private-api.ts'
import { build } from '#testing/build.ts'
import { createPrivateApi } from '#testing/private-api.ts'
import { createTestServices } from '#testing/test-db.ts'

const services = await createTestServices()
const { db } = services
const api = createPrivateApi(services, [...collectionCallsOfAll, myWorkCall])
const ME = 'contributor'
const text = page(p('Text.'))

const made = async (title: string): Promise<string> => (await api.post('/posts', { title, ...text }, ME)).body.id
const mine = async (role = ME) => {
  const { body } = await api.get('/today/mine', role)
  return body.items.map(({ title, kind, who }: Record<string, string>) => [kind, title, who].filter(Boolean).join(' '))
}

test('shows what somebody has open, and what was sent back to them first', async () => {
  expect(await api.get('/today/mine', ME)).toMatchObject({ body: { items: [], total: 0, writer: null } })
  await made('Rozepsaný')
  const waiting = await made('Předaný')
  const returned = await made('Vrácený')
  for (const id of [waiting, returned]) expect((await api.post(`/posts/${id}/submit`, undefined, ME)).status).toBe(200)
  await api.post(`/posts/${returned}/send-back`, { note: 'Chybí zdroj.' }, 'editor')
  const planned = await made('Naplánovaný')
  const { body } = await api.get(`/posts/${planned}`, 'editor')
  const { id: _, createdAt: __, updatedAt: ___, ...input } = body
  const publishAt = new Date(Date.now() + 86_400_000).toISOString()
  expect((await api.put(`/posts/${planned}`, { ...input, publishAt }, 'editor')).body.message).toBeUndefined()
  expect(await mine()).toEqual([
    'sentBack Vrácený Test editor',
    'scheduled Naplánovaný',
    'draft Rozepsaný',
    'submitted Předaný',
  ])
  // Sent back stays so until it is submitted again; published, archived and others' posts are not theirs to finish.
  await api.post(`/posts/${returned}/submit`, undefined, ME)
  await archiveRecord(db, posts, waiting, SYSTEM)
  await build.post(db, { title: 'Cizí', isActive: false })
  expect(await mine()).toEqual(['scheduled Naplánovaný', 'draft Rozepsaný', 'submitted Vrácený'])
  expect(await mine('editor')).toEqual([])
})

test('a draft that a colleague began and somebody signs is theirs, too', async () => {
  const writer = await build.writer(db, { email: 'eva@example.cz' })
  await db
    .insertInto('user')
    .values({
      id: 'test-editor',
      email: 'eva@example.cz',
      name: 'Eva',
      titleSort: 'eva',
      role: 'editor',
      isActive: 1,
      isDeleted: 0,
      passwordHash: '',
      language: 'en',
      version: 1,
      createdAt: '2026-11-16T08:00:00.000Z',
      updatedAt: '2026-11-16T08:00:00.000Z',
    })
    .execute()
  await build.post(db, { title: 'Podepsaný', isActive: false, writer: writer.id })
  await build.post(db, { title: 'Venku', writer: writer.id })
  expect((await api.get('/today/mine', 'editor')).body).toMatchObject({ total: 1, writer: writer.id })
  expect(await mine('editor')).toEqual(['assigned Podepsaný'])
})
