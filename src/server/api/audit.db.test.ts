import { expect, test } from 'vitest'
import { PRIVATE_BASE, privateCalls, publicCalls } from '#server/api/api.ts'
import { authCalls } from '#server/auth/calls.ts'
import { createAuthSite } from '#testing/auth.ts'

const site = await createAuthSite()
const { user, browser } = await site.signedIn('editor')
const admin = await site.signedIn('admin')

const rows = () => site.db.selectFrom('audit').selectAll().orderBy('id').execute()

test('a save is logged: who, from where, what, which record, with the change', async () => {
  const made = await browser.send('POST', '/game-types', { body: { title: 'Karty' } })
  const id = String(made.body['id'])
  await browser.send('PUT', `/game-types/${id}`, { body: { title: 'Karetní hry', order: 0, version: 1 } })
  const written = (await rows()).filter((row) => row.recordId === id)
  expect(written.map(({ change, ...row }) => ({ ...row, change: JSON.parse(change) }))).toMatchObject([
    { action: 'create', actorId: user.id, actorName: user.name, ip: user.ip, collection: 'game-types' },
    {
      action: 'update',
      actorId: user.id,
      ip: user.ip,
      recordTitle: 'Karetní hry',
      requestId: expect.stringMatching(/^[0-9a-f-]{36}$/),
      change: { title: { from: 'Karty', to: 'Karetní hry' } },
    },
  ])
})

test('only calls that read it lead to the log, and only an admin may read it', async () => {
  const calls = [...publicCalls, ...privateCalls, ...authCalls].map(({ spec }) => `${spec.method} ${spec.path}`)
  expect(calls.filter((call) => call.includes('audit'))).toEqual(['get /audit', 'get /audit/export.csv'])
  for (const path of ['/audit', '/audit/export.csv'])
    expect([path, (await browser.get(path)).status]).toEqual([path, 403])
  expect((await admin.browser.get('/audit')).status).toBe(200)
})

test('no request of an admin can change existing entries', async () => {
  const before = await rows()
  const id = before[0]?.id ?? ''
  for (const path of ['/audit', `/audit/${id}`, `/audit/${id}/archive`, '/audit/bulk', '/AUDIT', `//audit/${id}`]) {
    for (const method of ['POST', 'PUT', 'PATCH', 'DELETE']) {
      const { status } = await admin.browser.send(method, `${PRIVATE_BASE}${path}`, {
        body: { ids: [id], action: 'delete' },
      })
      expect([404, 405]).toContain(status)
    }
  }
  expect(await rows()).toEqual(before)
})

test('deleting a record permanently keeps its audit entries', async () => {
  const made = await admin.browser.send('POST', '/game-types', { body: { title: 'Pomíjivá' } })
  const id = String(made.body['id'])
  const before = await rows()
  await admin.browser.send('POST', `/game-types/${id}/archive`, { body: {} })
  const gone = await admin.browser.send('DELETE', `/game-types/${id}`)
  expect(gone.status).toBe(204)
  const after = await rows()
  expect(after.slice(0, before.length)).toEqual(before)
  expect(after.slice(before.length).map((row) => [row.action, row.recordId])).toEqual([
    ['archive', id],
    ['delete', id],
  ])
})
