import { Hono } from 'hono'
import { expect, test } from 'vitest'
import { SYSTEM } from '#records/actor.ts'
import type { AppHono } from '#records/calls/calls.server.ts'
import { changeRecord } from '#records/crud/crud.server.ts'
import { casinos } from '#entities/casino/collection.server.ts'
import { checkFacts } from '#features/facts/queries.server.ts'
import { findOpenCasino } from '#features/facts/open-data.server.ts'
import type { Services } from '#records/services.server.ts'
import { ensureSettings } from '#entities/settings/queries.server.ts'
import { defaultSettings } from '#entities/settings/schema.ts'
import { mountOpenData } from '#server/feeds/open-data.ts'
import { readCsv } from '#shared/csv.ts'
import { build } from '#testing/build.ts'
import { createTestServices } from '#testing/test-db.ts'

const services: Services = { ...(await createTestServices()), now: () => new Date('2026-11-16T12:00:00Z') }
const { db, now } = services
await ensureSettings(db, defaultSettings)
const app: AppHono = new Hono()
mountOpenData(app, services)

const card = await build.paymentMethod(db, 'Platební karta')
const lion = await build.casino(db, {
  title: 'Modrý Lev',
  minimumDeposit: 200,
  bonus: '=100 % do 25 000 Kč',
  paymentMethods: [card.id],
})
await build.casino(db, { title: 'Zavřené', closedYear: 2025, minimumDeposit: 1 })
await checkFacts(
  db,
  { name: 'casinos', recordId: lion.id },
  {
    facts: [{ fact: 'minimumDeposit', value: 200 }],
    sourceKind: 'address',
    source: 'https://modry-lev.example/vklady',
    note: '',
  },
  SYSTEM,
  new Date('2026-11-12T12:00:00Z'),
)

const rows = async () => {
  const response = await app.request('/data/kasina.csv')
  return readCsv(await response.text()).map(({ cells }) => cells)
}

test('every fact of running casinos, with its state, day and source; no formulas', async () => {
  const [head, ...facts] = await rows()
  expect(head).toHaveLength(9)
  const factOf = (key: string) => facts.find(([, , name]) => name === key)
  expect(factOf('minimumDeposit')).toEqual([
    'modry-lev',
    'Modrý Lev',
    'minimumDeposit',
    'Minimální vklad',
    '200 Kč',
    'ověřeno',
    '2026-11-12',
    'adresa',
    'https://modry-lev.example/vklady',
  ])
  expect(factOf('paymentMethods')?.slice(4)).toEqual(['Platební karta', 'neověřeno', '', '', ''])
  expect(facts.map(([slug]) => slug)).not.toContain('zavrene')
  expect(await (await app.request('/data/kasina.csv')).text()).toContain("'=100 % do 25 000 Kč")
})

test('the same as JSON, one after the other', async () => {
  const body = await (await app.request('/data/kasina.json')).json()
  expect(body).toMatchObject({ licence: 'CC BY 4.0', casinos: [{ slug: 'modry-lev', licenceState: 'unknown' }] })
  expect(body.casinos[0]).toEqual(await findOpenCasino(db, 'modry-lev', now()))
  expect(await findOpenCasino(db, 'zavrene', now())).toBeUndefined()
})

test('returns 304 until something changes', async () => {
  const etag = (await app.request('/data/kasina.json')).headers.get('etag') ?? ''
  const again = () => app.request('/data/kasina.json', { headers: { 'if-none-match': etag } })
  expect((await again()).status).toBe(304)
  const among = { 'if-none-match': `"other", ${etag}` }
  expect((await app.request('/data/kasina.json', { headers: among })).status).toBe(304)
  await changeRecord(db, casinos, lion.id, { minimumDeposit: 300 }, SYSTEM, 'update')
  expect((await again()).status).toBe(200)
})

test('a changed value is not marked as checked', async () => {
  const found = (await rows()).find(([, , key]) => key === 'minimumDeposit')
  expect(found?.slice(4)).toEqual(['300 Kč', 'neověřeno', '2026-11-12', '', ''])
})

test('hides the bonus of an offer without a valid licence', async () => {
  await build.licence(db, { casino: lion.id, validTo: '2026-11-15' })
  const found = await findOpenCasino(db, 'modry-lev', now())
  expect(found?.licenceState).toBe('invalid')
  expect(found?.facts.map(({ key }) => key)).not.toContain('bonus')
})
