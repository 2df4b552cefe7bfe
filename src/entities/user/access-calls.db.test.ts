import { expect, test } from 'vitest'
import { privateUserAccessCalls } from '#entities/user/access-calls.server.ts'
import { SYSTEM } from '#entities/actor.ts'
import { isRightPassword } from '#entities/user/password.server.ts'
import { createUser, findUserByEmail } from '#entities/user/queries.server.ts'
import { createPrivateApi } from '#testing/private-api.ts'
import { createTestServices } from '#testing/test-db.ts'

const services = await createTestServices()
const { db } = services
const api = createPrivateApi(services, privateUserAccessCalls)
const email = 'jana@redakce.example'
const person = { email, name: 'Jana Černá', role: 'editor', isActive: true } as const
const { id } = await createUser(db, person, 'dlouhe a nudne heslo', SYSTEM)
const has = async (password: string) => isRightPassword((await findUserByEmail(db, email))?.passwordHash, password)

test('an admin sets a new password for somebody else, and the log tells only that', async () => {
  const password = 'jine dlouhe a nudne heslo'
  expect(await api.post(`/users/${id}/password`, { password })).toMatchObject({
    status: 200,
    body: { email, version: 2 },
  })
  expect(await has(password)).toBe(true)
  const [logged] = await db.selectFrom('audit').where('action', '=', 'password').selectAll().execute()
  expect(logged).toMatchObject({ recordId: id, actorName: 'Test admin' })
  expect(JSON.stringify(logged)).not.toContain(password)
})

test('a weak password, an editor and one’s own account are refused', async () => {
  const password = 'jeste jine nudne heslo'
  const weak = await api.post(`/users/${id}/password`, { password: 'krátké' })
  expect(weak).toMatchObject({ status: 422, body: { fields: [{ path: 'password' }] } })
  expect(await api.post(`/users/${id}/password`, { password }, 'editor')).toMatchObject({ status: 403 })
  expect(await api.post('/users/test-admin/password', { password })).toMatchObject({ status: 403 })
  expect(await api.post('/users/nobody/password', { password })).toMatchObject({ status: 404 })
  expect(await has(password)).toBe(false)
})

test('two-step sign-in of somebody who lost the telephone is switched off', async () => {
  await db
    .insertInto('totp')
    .values({ userId: id, secret: 'ABC', pendingSecret: '', pendingAt: null, lastStep: 0 })
    .execute()
  expect(await api.send('DELETE', `/users/${id}/totp`, {}, 'editor')).toMatchObject({ status: 403 })
  expect(await api.send('DELETE', '/users/test-admin/totp')).toMatchObject({ status: 403 })
  expect(await api.send('DELETE', `/users/${id}/totp`)).toMatchObject({ status: 204 })
  expect(await db.selectFrom('totp').where('userId', '=', id).select('userId').execute()).toEqual([])
})
