import { expect, test } from 'vitest'
import { privateMessageCalls } from '#entities/message/api.server.ts'
import { storeMessage } from '#entities/message/queries.server.ts'
import { createPrivateApi } from '#testing/private-api.ts'
import { createTestServices } from '#testing/test-db.ts'

const services = await createTestServices()
const { db } = services
const api = createPrivateApi(services, privateMessageCalls)
const send = (name: string) => storeMessage(db, { name, email: 'jana@posta.example', message: 'Dobrý den, píšu vám.' })

test('finds messages by sender and read status', async () => {
  const first = await send('Žaneta Čtená')
  const second = await send('Žaneta Nová')
  expect(await api.post(`/messages/${first.id}/read`, undefined, 'editor')).toMatchObject({
    status: 200,
    body: { isRead: true, version: 2 },
  })
  const found = async (query: string) =>
    (await api.get(`/messages?sort=createdAt&${query}`)).body.items.map((message: { id: string }) => message.id)
  expect(await found('q=zaneta')).toEqual([first.id, second.id])
  expect(await found('q=zaneta&isRead=false')).toEqual([second.id])
  expect(await found('q=posta+pisu')).toEqual([first.id, second.id])
  expect(await api.post(`/messages/${first.id}/unread`)).toMatchObject({ body: { isRead: false } })
  for (const wrong of ['sort=email', 'isRead=1', 'email=x']) {
    expect((await api.get(`/messages?${wrong}`)).status).toBe(400)
  }
})

test('archives, restores and deletes a message without leaving personal data', async () => {
  const message = await send('Petr Zapomenutý')
  expect(await api.delete(`/messages/${message.id}`)).toMatchObject({ status: 409, body: { code: 'NOT_ARCHIVED' } })
  await api.post(`/messages/${message.id}/archive`)
  expect((await api.get('/messages?q=zapomenuty')).body.total).toBe(0)
  expect((await api.get('/messages?q=zapomenuty&status=archived')).body.total).toBe(1)
  expect(await api.post(`/messages/${message.id}/unarchive`)).toMatchObject({ body: { isDeleted: false } })
  await api.post(`/messages/${message.id}/archive`)
  expect((await api.delete(`/messages/${message.id}`, 'editor')).status).toBe(403)
  expect((await api.delete(`/messages/${message.id}`)).status).toBe(204)
  expect((await api.get(`/messages/${message.id}`)).status).toBe(404)
  const left = await Promise.all(
    (['audit', 'revision', 'searchEntry'] as const).map((table) => db.selectFrom(table).selectAll().execute()),
  )
  expect(JSON.stringify(left)).not.toMatch(/zapomenut/i)
})

test('changes many messages at once', async () => {
  const [first, second] = [await send('Hromadná Jedna'), await send('Hromadná Dvě')]
  await api.post('/messages/bulk', { action: 'archive', ids: [first.id] })
  const ids = [first.id, second.id, 'neni-0001']
  expect((await api.post('/messages/bulk', { action: 'delete', ids }, 'editor')).status).toBe(403)
  expect((await api.post('/messages/bulk', { action: 'read', ids }, 'editor')).body.results).toMatchObject([
    { ok: true },
    { ok: true },
    { ok: false, code: 'NOT_FOUND' },
  ])
  expect((await api.post('/messages/bulk', { action: 'delete', ids })).body.results).toMatchObject([
    { ok: true },
    { ok: false, code: 'NOT_ARCHIVED' },
    { ok: false, code: 'NOT_FOUND' },
  ])
})

test('a flag set at the same moment as another is kept', async () => {
  for (let round = 0; round < 10; round++) {
    const { id } = await send(`Souběžná ${round}`)
    await Promise.all([api.post(`/messages/${id}/read`), api.post(`/messages/${id}/archive`)])
    expect((await api.get(`/messages/${id}`)).body).toMatchObject({ isRead: true, isDeleted: true, version: 3 })
  }
})

test('a message that is unarchived at the same moment is not deleted', async () => {
  for (let round = 0; round < 10; round++) {
    const { id } = await send(`Vrácená ${round}`)
    await api.post(`/messages/${id}/archive`)
    const answers = await Promise.all([api.post(`/messages/${id}/unarchive`), api.delete(`/messages/${id}`)])
    expect(['200 409', '404 204']).toContain(answers.map(({ status }) => status).join(' '))
  }
})
