import { expect, test } from 'vitest'
import { privateUserCalls } from '#entities/user/api.server.ts'
import { setPassword } from '#entities/user/queries.server.ts'
import { createPrivateApi } from '#testing/private-api.ts'
import { createTestServices } from '#testing/test-db.ts'

const services = await createTestServices()
const { db } = services
const api = createPrivateApi(services, privateUserCalls)
const create = async (name: string, fields: object = {}) => {
  const email = `${name
    .toLowerCase()
    .normalize('NFD')
    .replace(/\p{Mn}/gu, '')
    .replace(/[^a-z]+/g, '.')}@redakce.example`
  const { status, body } = await api.post('/users', { email, name, ...fields })
  expect([status, body.message]).toEqual([201, undefined])
  const { invite, ...user } = body
  expect(invite.link).toContain('/admin#join=')
  return user
}
const inputOf = ({ email, name, role, isActive, version }: any) => ({ email, name, role, isActive, version })

test('a user needs e-mail and name, and no response contains a password', async () => {
  const made = await create('Jana Černá')
  expect(made).toMatchObject({ name: 'Jana Černá', role: 'editor', isActive: true, version: 1 })
  const listed = await api.get('/users?q=cerna')
  const one = await api.get(`/users/${made.id}`)
  expect(one.body).toEqual(made)
  expect(listed.body).toMatchObject({ total: 1, items: [made] })
  const FIELDS = ['createdAt', 'email', 'id', 'isActive', 'isDeleted', 'name', 'role', 'updatedAt', 'version']
  for (const record of [made, one.body, listed.body.items[0]]) expect(Object.keys(record).toSorted()).toEqual(FIELDS)
  expect(listed.text + one.text).not.toMatch(/argon|password|totp/i)
})

test.each([
  ['password', { password: 'vymyšlené za druhého' }],
  ['email', { email: 'bez zavináče' }],
  ['role', { role: 'owner' }],
  ['passwordHash', { passwordHash: 'x' }],
])('rejects an invalid %s', async (path, wrong) => {
  const sent = { email: 'nova@redakce.example', name: 'Nová', ...wrong }
  expect(await api.post('/users', sent)).toMatchObject({ status: 422, body: { fields: [{ path }] } })
})

test('all calls require an admin', async () => {
  const made = await create('Petr Redaktor')
  const responses = [
    await api.get('/users', 'editor'),
    await api.get(`/users/${made.id}`, 'editor'),
    await api.post('/users', { email: 'x@redakce.example', name: 'X' }, 'editor'),
    await api.put(`/users/${made.id}`, { ...inputOf(made), role: 'admin' }, 'editor'),
    await api.post(`/users/${made.id}/archive`, undefined, 'editor'),
  ]
  expect(responses.map((response) => response.status)).toEqual([403, 403, 403, 403, 403])
  expect((await api.get(`/users/${made.id}`)).body).toEqual(made)
})

test('users are saved with a version, and e-mails are unique', async () => {
  const made = await create('Eva Nováková')
  const other = await create('Iva Nováková')
  const saved = await api.put(`/users/${made.id}`, {
    ...inputOf(made),
    name: 'Eva Malá',
    email: 'Eva.Mala@redakce.example',
  })
  expect(saved).toMatchObject({
    status: 200,
    body: { name: 'Eva Malá', email: 'eva.mala@redakce.example', version: 2 },
  })
  expect((await api.put(`/users/${made.id}`, inputOf(made))).status).toBe(409)
  const taken = await api.put(`/users/${made.id}`, { ...inputOf(saved.body), email: other.email })
  expect(taken).toMatchObject({ status: 409, body: { code: 'SLUG_TAKEN', fields: [{ path: 'email' }] } })
  await api.post(`/users/${other.id}/archive`)
  expect((await api.put(`/users/${made.id}`, { ...inputOf(saved.body), email: other.email })).status).toBe(200)
  expect(await api.post(`/users/${other.id}/unarchive`)).toMatchObject({ status: 409, body: { code: 'SLUG_TAKEN' } })
})

test('a conflict names who has saved since, also if only the password was changed', async () => {
  const made = await create('Ota Heslo')
  const seen = await api.put(`/users/${made.id}`, { ...inputOf(made), name: 'Ota Nový' })
  const self = { id: made.id, name: 'Ota Nový' }
  await setPassword(db, made.email, 'docela dlouhé heslo', self)
  expect(await api.put(`/users/${made.id}`, inputOf(seen.body))).toMatchObject({
    status: 409,
    body: { code: 'VERSION_CONFLICT', savedBy: [self] },
  })
})

test('editing a user does not change the password', async () => {
  const made = await create('Karel Stálý')
  const hash = () => db.selectFrom('user').where('id', '=', made.id).select('passwordHash').executeTakeFirstOrThrow()
  const before = await hash()
  await api.put(`/users/${made.id}`, { ...inputOf(made), name: 'Karel Jiný' })
  await api.post(`/users/${made.id}/archive`)
  await api.post(`/users/${made.id}/unarchive`)
  expect(await hash()).toEqual(before)
  expect((await api.get(`/users/${made.id}`)).body).toMatchObject({ isActive: false, isDeleted: false })
})

test('there is always an active admin, even with concurrent changes', async () => {
  const admins = [await create('Admin Jedna', { role: 'admin' }), await create('Admin Dva', { role: 'admin' })]
  const outcomes = await Promise.all([
    api.put(`/users/${admins[0].id}`, { ...inputOf(admins[0]), role: 'editor' }),
    api.put(`/users/${admins[1].id}`, { ...inputOf(admins[1]), isActive: false }),
  ])
  expect(outcomes.map((outcome) => outcome.status).toSorted((a, b) => a - b)).toEqual([200, 409])
  const { body } = await api.get('/users?role=admin&status=published')
  expect(body.total).toBe(1)
  const [last] = body.items
  for (const refused of [
    await api.post(`/users/${last.id}/archive`),
    await api.put(`/users/${last.id}`, { ...inputOf(last), isActive: false }),
    await api.put(`/users/${last.id}`, { ...inputOf(last), role: 'editor' }),
  ]) {
    expect(refused).toMatchObject({ status: 409, body: { code: 'LAST_ADMIN' } })
  }
  expect((await api.get(`/users/${last.id}`)).body).toEqual(last)
})

test('only archived users can be deleted, with all their data except their history', async () => {
  const made = await create('Dočasná Síla')
  expect(await api.delete(`/users/${made.id}`)).toMatchObject({ status: 409, body: { code: 'NOT_ARCHIVED' } })
  await api.post(`/users/${made.id}/archive`)
  expect((await api.delete(`/users/${made.id}`, 'editor')).status).toBe(403)
  expect((await api.delete(`/users/${made.id}`)).status).toBe(204)
  expect((await api.get(`/users/${made.id}`)).status).toBe(404)
  const lines = await db.selectFrom('audit').where('recordId', '=', made.id).select('action').orderBy('id').execute()
  expect(lines.map((line) => line.action)).toEqual(['create', 'archive', 'delete'])
  expect((await create('Dočasná Síla')).id).not.toBe(made.id)
})

test('changes many users at once, with a result for each', async () => {
  const [first, second] = [await create('Hromadná První'), await create('Hromadná Druhá')]
  const bulk = (action: string, ids: string[], role?: string) => api.post('/users/bulk', { action, ids }, role)
  expect((await bulk('archive', [first.id], 'editor')).status).toBe(403)
  expect((await bulk('archive', [first.id, 'neni-0001'])).body.results).toMatchObject([
    { id: first.id, ok: true },
    { ok: false, code: 'NOT_FOUND' },
  ])
  expect((await bulk('delete', [first.id, second.id])).body.results).toMatchObject([
    { ok: true },
    { ok: false, code: 'NOT_ARCHIVED' },
  ])
  expect((await bulk('publish', [second.id])).status).toBe(422)
})

test('sorts users by name in Czech order', async () => {
  for (const name of ['Řazení Chalupa', 'Řazení Hora', 'Řazení Čížek', 'Řazení Cibulka']) await create(name)
  const { body } = await api.get('/users?q=razeni&sort=name')
  expect(body.items.map((user: { name: string }) => user.name)).toEqual([
    'Řazení Cibulka',
    'Řazení Čížek',
    'Řazení Hora',
    'Řazení Chalupa',
  ])
  expect((await api.get('/users?sort=passwordHash')).status).toBe(400)
  expect((await api.get('/users?passwordHash=a')).status).toBe(400)
})
