import { expect, test } from 'vitest'
import { SYSTEM } from '#records/actor.ts'
import { privateUserAccessCalls } from '#entities/user/access-calls.server.ts'
import { createUser } from '#entities/user/queries.server.ts'
import { createPrivateApi } from '#testing/private-api.ts'
import { createTestServices } from '#testing/test-db.ts'

const services = await createTestServices()
const { db } = services
const api = createPrivateApi(services, privateUserAccessCalls)

const email = 'jana@redakce.example'
const person = { email, name: 'Jana Černá', role: 'editor', isActive: true } as const
const { id } = await createUser(db, person, 'dlouhe a nudne heslo', SYSTEM)
const hashes = () => db.selectFrom('invite').where('userId', '=', id).select('hash').execute()

test('an admin issues a new link for another user, stored neither in the log nor in the database', async () => {
  const { status, body } = await api.post(`/users/${id}/invite`)
  expect([status, body.isMailed]).toEqual([200, false])
  const token = new URLSearchParams(new URL(body.link).hash.slice(1)).get('join') ?? ''
  expect(token.length).toBeGreaterThan(40)
  const [logged] = await db.selectFrom('audit').where('action', '=', 'invite').selectAll().execute()
  expect(logged).toMatchObject({ recordId: id, actorName: 'Test admin' })
  expect(JSON.stringify([logged, await hashes()])).not.toContain(token)
})

test('a newer link invalidates the previous one, and a withdrawn one does not work', async () => {
  const [before] = await hashes()
  await api.post(`/users/${id}/invite`)
  const now = await hashes()
  expect(now).toHaveLength(1)
  expect(now).not.toContainEqual(before)
  expect(await api.delete(`/users/${id}/invite`)).toMatchObject({ status: 204 })
  expect(await hashes()).toEqual([])
})

test('rejects editors, one’s own account and inactive users', async () => {
  expect(await api.post(`/users/${id}/invite`, undefined, 'editor')).toMatchObject({ status: 403 })
  expect(await api.post('/users/test-admin/invite')).toMatchObject({ status: 403 })
  expect(await api.post('/users/nobody-0001/invite')).toMatchObject({ status: 404 })
  await db.updateTable('user').set({ isActive: 0 }).where('id', '=', id).execute()
  expect(await api.post(`/users/${id}/invite`)).toMatchObject({ status: 422 })
  expect(await hashes()).toEqual([])
})

const giveTotp = (userId: string) =>
  db.insertInto('totp').values({ userId, secret: 'ABC', pendingSecret: '', pendingAt: null, lastStep: 0 }).execute()

test('disables the second factor of a user who lost their phone', async () => {
  await giveTotp(id)
  expect(await api.send('DELETE', `/users/${id}/totp`, {}, 'editor')).toMatchObject({ status: 403 })
  expect(await api.send('DELETE', '/users/test-admin/totp')).toMatchObject({ status: 403 })
  expect(await api.send('DELETE', `/users/${id}/totp`)).toMatchObject({ status: 204 })
  expect(await db.selectFrom('totp').where('userId', '=', id).select('userId').execute()).toEqual([])
})

test('of an archived user it is not that of the user who has their e-mail now', async () => {
  await db.updateTable('user').set({ isDeleted: 1 }).where('id', '=', id).execute()
  const successor = await createUser(db, person, 'dlouhe a nudne heslo', SYSTEM)
  for (const userId of [id, successor.id]) await giveTotp(userId)
  expect(await api.send('DELETE', `/users/${id}/totp`)).toMatchObject({ status: 204 })
  expect(await db.selectFrom('totp').select('userId').execute()).toEqual([{ userId: successor.id }])
})
