import { expect, test } from 'vitest'
import { privateSettingsCalls } from '#entities/settings/api.server.ts'
import { DEFAULT_MENUS } from '#entities/settings/menus.ts'
import { ensureSettings } from '#entities/settings/queries.server.ts'
import { defaultSettings } from '#entities/settings/schema.ts'
import { createPrivateApi } from '#testing/private-api.ts'
import { recordQueries } from '#testing/record-queries.ts'
import { createTestServices } from '#testing/test-db.ts'

const services = await createTestServices()
await ensureSettings(services.db, defaultSettings)
const WAITING = '/pripravuje-se/'
const PAGES: Record<string, 'live' | 'waiting'> = { '/recenze/': 'live', [WAITING]: 'waiting' }
const api = createPrivateApi(
  services,
  privateSettingsCalls(async (_, path) => PAGES[path]),
)
const menu = (...addresses: string[]) => addresses.map((address) => ({ label: 'Položka', address }))

test('editors change the menus, contributors cannot, and the settings include them', async () => {
  expect((await api.get('/settings/menus', 'contributor')).status).toBe(403)
  const { body } = await api.get('/settings/menus', 'editor')
  expect(body).toMatchObject({ ...DEFAULT_MENUS, version: 1 })
  const header = menu('/recenze/', 'https://mfcr.example/')
  const saved = await api.put('/settings/menus', { ...DEFAULT_MENUS, header, version: 1 }, 'editor')
  expect(saved).toMatchObject({ status: 200, body: { header, panel: DEFAULT_MENUS.panel, version: 2 } })
  expect((await api.get('/settings')).body.menus).toEqual({ ...DEFAULT_MENUS, header })
  const stale = await api.put('/settings/menus', { ...DEFAULT_MENUS, version: 1 }, 'editor')
  expect(stale).toMatchObject({ status: 409, body: { code: 'VERSION_CONFLICT' } })
})

test('limits the number of items to one line', async () => {
  const { body } = await api.get('/settings/menus')
  const { panel, footer, version } = body
  const save = (count: number) =>
    api.put('/settings/menus', { header: menu(...Array<string>(count).fill('/recenze/')), panel, footer, version })
  expect(await save(8)).toMatchObject({ status: 422, body: { fields: [{ path: 'header' }] } })
  expect((await save(7)).status).toBe(200)
})

test('rejects an address without a page, and reports a scheduled one', async () => {
  const save = async (panel: object[]) => {
    const { body } = await api.get('/settings/menus')
    const { header, footer, version } = body
    return api.put('/settings/menus', { header, footer, panel, version })
  }
  expect(await save(menu('/recenze/', '/nikde/'))).toMatchObject({
    status: 422,
    body: { fields: [{ path: 'panel.1.address', message: 'There is no page at this address.' }] },
  })
  for (const address of ['javascript:alert(1)', '//jinde.example/', 'http://jinde.example/', 'recenze']) {
    expect(await save(menu(address))).toMatchObject({ status: 422, body: { fields: [{ path: 'panel.0.address' }] } })
  }
  const waiting = await save(menu(WAITING))
  expect(waiting).toMatchObject({ status: 200, body: { panel: menu(WAITING) } })
  expect(waiting.body.notLive).toContain(WAITING)
  // Gone meanwhile: that must not block saving the rest.
  delete PAGES[WAITING]
  expect((await save(menu(WAITING, '/recenze/'))).status).toBe(200)
})

test('reading and saving menus does not read the redirects', async () => {
  const { watch, queries } = recordQueries()
  const watched = createPrivateApi(
    { ...services, db: watch(services.db) },
    privateSettingsCalls(async () => 'live'),
  )
  const { body } = await watched.get('/settings/menus')
  expect((await watched.put('/settings/menus', body)).status).toBe(200)
  expect(queries().filter(({ sql }) => sql.includes('settings'))).not.toEqual([])
  expect(queries().filter(({ sql }) => sql.includes('redirect'))).toEqual([])
})
