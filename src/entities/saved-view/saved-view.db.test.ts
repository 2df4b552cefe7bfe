import { expect, test } from 'vitest'
import { SYSTEM } from '#records/actor.ts'
import { createUser } from '#entities/user/queries.server.ts'
import { privateUserCalls } from '#entities/user/api.server.ts'
import { privateViewCalls } from '#entities/saved-view/api.server.ts'
import { PASSWORD } from '#testing/auth.ts'
import { createPrivateApi } from '#testing/private-api.ts'
import { createTestServices } from '#testing/test-db.ts'

const services = await createTestServices()
const { db } = services
const api = createPrivateApi(services, [...privateViewCalls, ...privateUserCalls])

const view = (name: string, isShared = false) => ({ list: 'casinos', name, query: 'sort=-rating', isShared })
const namesSeenBy = async (role: string) =>
  (await api.get('/views?list=casinos', role)).body.items.map(({ name }: { name: string }) => name)

test('users see their own views of a list and those shared by others', async () => {
  await api.post('/views', view('Moje'), 'editor')
  await api.post('/views', view('Společné', true), 'editor')
  await api.post('/views', view('Jen admina'))
  await api.post('/views', { ...view('Články'), list: 'posts' })
  expect(await namesSeenBy('editor')).toEqual(['Moje', 'Společné'])
  expect(await namesSeenBy('admin')).toEqual(['Společné', 'Jen admina'])
  const { body } = await api.get('/views?list=casinos')
  expect(body.items[0]).toMatchObject({ isOwn: false, ownerName: 'Test editor', query: 'sort=-rating' })
  expect(body.items[0]).not.toHaveProperty('ownerId')
})

test('a view stores the list’s query without the page', async () => {
  const typed = { ...view('Adresa'), query: '?status=draft&page=3&columns=title%2Crating&open=abc' }
  expect((await api.post('/views', typed)).body.query).toBe('columns=title%2Crating&status=draft')
})

test('only the owner renames, shares and updates a view', async () => {
  const { body } = await api.post('/views', view('Výplaty', true), 'admin')
  const path = `/views/${body.id}`
  expect(await api.post(path, { name: 'Pryč' }, 'editor')).toMatchObject({
    status: 403,
    body: { message: 'This view is Test admin’s. Save one of your own.' },
  })
  expect((await api.delete(path, 'editor')).status).toBe(403)
  const changed = await api.post(path, { name: 'Rychlé výplaty', query: 'sort=title' })
  expect(changed.body).toMatchObject({ name: 'Rychlé výplaty', query: 'sort=title', isShared: true })
  expect((await api.post(path, { isShared: false })).body.isShared).toBe(false)
  // A view that is no longer shared is reported as missing.
  expect((await api.post(path, { name: 'x' }, 'editor')).status).toBe(404)
  expect((await api.delete(path)).status).toBe(204)
  expect((await api.delete(path)).status).toBe(404)
  const log = await db
    .selectFrom('audit')
    .where('recordId', '=', body.id)
    .select(['action', 'collection'])
    .orderBy('at')
    .orderBy('id')
    .execute()
  expect(log.map(({ action }) => action)).toEqual(['create', 'update', 'update', 'delete'])
  expect(log[0]?.collection).toBe('views')
})

test('an admin manages shared views of others, but does not see private ones', async () => {
  const shared = await api.post('/views', view('Na úklid', true), 'editor')
  const own = await api.post('/views', view('Tajné'), 'editor')
  expect((await api.delete(`/views/${own.body.id}`)).status).toBe(404)
  // It would be visible to the editor alone, who may have left.
  expect(await api.post(`/views/${shared.body.id}`, { isShared: false })).toMatchObject({
    status: 403,
    body: { message: 'Only Test editor can keep this view to themselves. Delete it instead.' },
  })
  expect((await api.post(`/views/${shared.body.id}`, { name: 'Uklizeno' })).body).toMatchObject({ isShared: true })
  expect((await api.delete(`/views/${shared.body.id}`)).status).toBe(204)
})

test('names are unique, and the number of views is limited', async () => {
  await api.post('/views', view('Dvakrát'))
  expect(await api.post('/views', view('Dvakrát'))).toMatchObject({ status: 409, body: { fields: [{ path: 'name' }] } })
  expect((await api.post('/views', view('Dvakrát'), 'editor')).status).toBe(201)
  const statuses: number[] = []
  for (let more = 0; more < 31; more++) statuses.push((await api.post('/views', view(`Další ${more}`))).status)
  expect(statuses.at(-1)).toBe(422)
  expect((await api.get('/views?list=casinos')).body.items.length).toBeLessThan(40)
})

test('so they are with many requests at once', async () => {
  const user = { email: 'eva@redakce.example', name: 'Eva', role: 'contributor' as const, isActive: true }
  const { id } = await createUser(db, user, PASSWORD, SYSTEM)
  await db.updateTable('user').set({ id: 'test-contributor' }).where('id', '=', id).execute()
  const many = async (nameOf: (number: number) => string) => {
    const made = await Promise.all(
      Array.from({ length: 35 }, (_, number) => api.post('/views', view(nameOf(number)), 'contributor')),
    )
    return made.filter(({ status }) => status === 201).length
  }
  expect(await many(() => 'Stejný')).toBe(1)
  expect(await many((number) => `Pohled ${number}`)).toBe(29)
})

test('deleting a user keeps only shared views', async () => {
  const { body: user } = await api.post('/users', { name: 'Eva Malá', email: 'eva@example.cz' })
  const now = new Date().toISOString()
  const rows = ['soukromy', 'sdileny'].map((name, isShared) => ({
    id: `pohled-${name}`,
    list: 'posts',
    name,
    query: '',
    isShared,
    ownerId: user.id,
    ownerName: user.name,
    createdAt: now,
    updatedAt: now,
  }))
  await db.insertInto('savedView').values(rows).execute()
  await api.post(`/users/${user.id}/archive`)
  expect((await api.delete(`/users/${user.id}`)).status).toBe(204)
  const left = await db.selectFrom('savedView').where('ownerId', '=', user.id).select('name').execute()
  expect(left).toEqual([{ name: 'sdileny' }])
})

test('a change of a shared view that a colleague has changed meanwhile is refused', async () => {
  const { body: seen } = await api.post('/views', view('Ke sdílení', true), 'editor')
  const path = `/views/${seen.id}`
  const { updatedAt } = seen
  const later = { ...services, now: () => new Date(Date.now() + 60_000) }
  const theirs = await createPrivateApi(later, privateViewCalls).post(
    path,
    { query: 'sort=title', updatedAt },
    'editor',
  )
  expect(theirs.status).toBe(200)
  expect(await api.post(path, { query: 'sort=-title', updatedAt }, 'admin')).toMatchObject({
    status: 409,
    body: { message: 'Somebody has changed the view “Ke sdílení” meanwhile. Look again.' },
  })
  const again = await api.post(path, { query: 'sort=-title', updatedAt: theirs.body.updatedAt }, 'admin')
  expect(again).toMatchObject({ status: 200, body: { query: 'sort=-title' } })
})
