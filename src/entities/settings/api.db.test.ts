import { expect, test } from 'vitest'
import { privateAuditCalls } from '#entities/audit/api.server.ts'
import { privateSettingsCalls } from '#entities/settings/api.server.ts'
import { ensureSettings } from '#entities/settings/queries.server.ts'
import { defaultSettings } from '#entities/settings/schema.ts'
import { createPrivateApi } from '#testing/private-api.ts'
import { createTestServices } from '#testing/test-db.ts'

const services = await createTestServices()
await ensureSettings(services.db, defaultSettings)
const api = createPrivateApi(services, [...privateSettingsCalls(async () => 'live'), ...privateAuditCalls])

test('settings require an admin and are saved with a version', async () => {
  expect((await api.get('/settings', 'editor')).status).toBe(403)
  const before = await api.get('/settings')
  expect(before).toMatchObject({ status: 200, body: { ...defaultSettings, redirectsRoutes: [], version: 1 } })
  const input = { ...defaultSettings, siteDescription: 'Rozvážně o hazardu' }
  expect((await api.put('/settings', { ...input, version: 1 }, 'editor')).status).toBe(403)
  const saved = await api.put('/settings', { ...input, version: 1 })
  expect(saved).toMatchObject({ status: 200, body: { siteDescription: 'Rozvážně o hazardu', version: 2 } })
  expect(await api.put('/settings', { ...defaultSettings, version: 1 })).toMatchObject({
    status: 409,
    body: { code: 'VERSION_CONFLICT' },
  })
  expect((await api.get('/settings')).body).toEqual(saved.body)
  expect(await api.put('/settings', { ...input, version: 2, owner: 'já' })).toMatchObject({
    status: 422,
    body: { fields: [{ path: 'owner' }] },
  })
})

test('saves redirects together with the settings, all or nothing', async () => {
  const save = async (redirectsRoutes: object[]) => {
    const { version } = (await api.get('/settings')).body
    return api.put('/settings', { ...defaultSettings, version, redirectsRoutes })
  }
  const first = await save([
    { from: '/a/', to: '/cil/' },
    { from: '/b/', to: '/cil/', status: 302 },
  ])
  expect(first).toMatchObject({
    status: 200,
    body: { redirectsRoutes: [{ from: '/a/' }, { from: '/b/', status: 302 }] },
  })
  const same = await save(first.body.redirectsRoutes)
  expect(same.body.redirectsRoutes).toEqual(first.body.redirectsRoutes)

  const [a, b] = first.body.redirectsRoutes
  const wrong = await save([
    { ...a, to: '/jinam/' },
    { from: '/c/', to: 'http://x.example/' },
  ])
  expect(wrong).toMatchObject({ status: 422, body: { fields: [{ path: 'redirectsRoutes.1.to' }] } })
  const loop = await save([
    { ...a, to: '/jinam/' },
    { from: '/c/', to: '/C' },
  ])
  expect(loop).toMatchObject({ status: 422, body: { fields: [{ path: 'redirectsRoutes.1.to' }] } })
  expect((await api.get('/settings')).body.redirectsRoutes).toEqual([a, b])

  const changed = await save([
    { ...a, from: '/d/' },
    { from: '/e/', to: '/cil/' },
  ])
  expect(changed.body.redirectsRoutes).toMatchObject([{ id: a.id, from: '/d/', version: 2 }, { from: '/e/' }])
  const stale = await api.put('/settings', { ...defaultSettings, version: 1, redirectsRoutes: [] })
  expect(stale.status).toBe(409)
  expect((await api.get('/settings')).body).toEqual(changed.body)
})

test('the audit log contains who changed what, and requires an admin', async () => {
  const { version } = (await api.get('/settings')).body
  await api.put('/settings', { ...defaultSettings, operator: 'Spolek', version })
  expect((await api.get('/audit', 'editor')).status).toBe(403)
  const { body } = await api.get('/audit?collection=settings&action=update&perPage=1')
  expect(body).toMatchObject({
    page: 1,
    perPage: 1,
    items: [{ actorName: 'Test admin', ip: '192.0.2.1', change: { operator: { from: '', to: 'Spolek' } } }],
  })
  expect(body.total).toBeGreaterThan(0)
  const [event] = body.items
  expect((await api.get(`/audit?from=${event.at}&recordId=site`)).body.items[0]).toEqual(event)
  const earlier = (await api.get(`/audit?to=${event.at}&actorId=test-admin&collection=settings`)).body
  expect(earlier.total).toBeLessThan(body.total)
  for (const wrong of ['sort=ip', 'from=vcera', 'page=0', 'ip=1']) {
    expect((await api.get(`/audit?${wrong}`)).status).toBe(400)
  }
})
