import { expect, test } from 'vitest'
import { SYSTEM } from '#records/actor.ts'
import { createUser } from '#entities/user/queries.server.ts'
import { p, page } from '#posts/content/build.ts'
import { collectionCallsOfAll } from '#server/api/private-api.ts'
import { PASSWORD } from '#testing/auth.ts'
import { build } from '#testing/build.ts'
import { createPrivateApi } from '#testing/private-api.ts'
import { createTestServices } from '#testing/test-db.ts'

const services = await createTestServices()
const { db } = services
const api = createPrivateApi(services, collectionCallsOfAll)
const AS = 'contributor'

const user = { email: 'tereza@redakce.example', name: 'Tereza Jandová', role: 'contributor' as const, isActive: true }
const { id } = await createUser(db, user, PASSWORD, SYSTEM)
await db.updateTable('user').set({ id: 'test-contributor' }).where('id', '=', id).execute()
const colleague = await build.writer(db, { firstName: 'Klára', lastName: 'Vondrová' })

const post = { title: 'Rozepsaný článek', ...page(p('Text.')) }
const REFUSED = {
  status: 422,
  body: {
    fields: [{ path: 'writer', message: 'You sign posts as Tereza Jandová. Ask an editor to sign it otherwise.' }],
  },
}

test('a contributor who is no writer leaves the choice to editors', async () => {
  expect((await api.post('/posts', { ...post, writer: colleague.id }, AS)).status).toBe(201)
})

test('a contributor who is a writer signs nothing as somebody else', async () => {
  const own = await build.writer(db, { email: user.email, firstName: 'Tereza', lastName: 'Jandová' })
  expect(await api.post('/posts', { ...post, writer: colleague.id }, AS)).toMatchObject(REFUSED)
  const { status, body } = await api.post('/posts', { ...post, writer: own.id }, AS)
  expect([status, body.writer]).toEqual([201, own.id])
  expect(await api.put(`/posts/${body.id}`, { ...body, writer: colleague.id }, AS)).toMatchObject(REFUSED)

  // What an editor has signed may be written on.
  const signed = await api.put(`/posts/${body.id}`, { ...body, writer: colleague.id }, 'editor')
  expect(signed.status).toBe(200)
  expect((await api.put(`/posts/${body.id}`, { ...signed.body, title: 'Dopsaný' }, AS)).status).toBe(200)
})

test('a copy made by a contributor is not signed by the writer of the original', async () => {
  const original = await build.post(db, { writer: colleague.id })
  expect(await api.post(`/posts/${original.id}/duplicate`, undefined, AS)).toMatchObject({
    status: 201,
    body: { writer: null },
  })
  expect((await api.post(`/posts/${original.id}/duplicate`, undefined, 'editor')).body.writer).toBe(colleague.id)
})
