import { beforeEach, expect, test } from 'vitest'
import { SYSTEM } from '#records/actor.ts'
import { casinos } from '#entities/casino/collection.server.ts'
import { archiveRecord, changeRecord, deleteRecord, getRecord } from '#records/crud/crud.server.ts'
import { privateSettingsCalls } from '#entities/settings/api.server.ts'
import { ensureSettings } from '#entities/settings/queries.server.ts'
import { defaultSettings } from '#entities/settings/schema.ts'
import { factCallsWith } from '#features/facts/server/calls.ts'
import { build } from '#testing/build.ts'
import { createPrivateApi } from '#testing/private-api.ts'
import { createTestServices } from '#testing/test-db.ts'

const base = await createTestServices()
let time = '2026-11-16T09:00:00.000Z'
const services = { ...base, now: () => new Date(time) }
const { db } = services
await ensureSettings(db, defaultSettings)
const pages = new Map<string, string>()
/** Pages are read when this is resolved. */
let readable = Promise.resolve()
const api = createPrivateApi(services, [
  ...factCallsWith(async (url) => {
    await readable
    const text = pages.get(url)
    return text === undefined ? { failed: 'answers 404' } : { text }
  }),
  ...privateSettingsCalls(async () => 'live'),
])

beforeEach(() => {
  time = '2026-11-16T09:00:00.000Z'
})

const SOURCE = 'https://kasino.cz/podminky'
const checkOf = (fact: string, value: unknown, more: object = {}) => ({
  facts: [{ fact, value }],
  sourceKind: 'address',
  source: SOURCE,
  ...more,
})

async function factOf(id: string, fact: string) {
  const { body } = await api.get(`/facts/casinos/${id}`, 'contributor')
  return body.items.find((item: { fact: string }) => item.fact === fact)
}

test('a fact is unchecked, checked, due, and unchecked again after a change', async () => {
  const { id } = await build.casino(db, { payoutsSpeed: 24, owner: 'Lví Hry a.s.' })
  expect(await factOf(id, 'payoutsSpeed')).toMatchObject({
    state: 'unchecked',
    check: null,
    days: 30,
    readers: 'do\u00a024\u00a0hodin',
  })
  const { status, body } = await api.post(
    `/facts/casinos/${id}/checks`,
    checkOf('payoutsSpeed', 24, { note: 'Bod 7.2' }),
    'editor',
  )
  expect(status).toBe(200)
  expect(body.items.find((item: { fact: string }) => item.fact === 'payoutsSpeed')).toMatchObject({
    state: 'checked',
    check: { source: SOURCE, userName: 'Test editor', note: 'Bod 7.2', dueOn: '2026-12-16' },
  })
  expect(await factOf(id, 'owner')).toMatchObject({ state: 'unchecked' })
  time = '2026-12-17T09:00:00.000Z'
  expect(await factOf(id, 'payoutsSpeed')).toMatchObject({ state: 'due' })
  time = '2026-11-17T09:00:00.000Z'
  await changeRecord(db, casinos, id, { payoutsSpeed: 48 }, SYSTEM, 'update')
  expect(await factOf(id, 'payoutsSpeed')).toMatchObject({
    state: 'unchecked',
    check: null,
    last: { words: '24\u00a0hours' },
  })
})

test('refuses a check of a value that is not stored, and one that someone else has just made', async () => {
  const { id } = await build.casino(db, { payoutsSpeed: 24, minimumDeposit: 200 })
  const post = (body: object, role = 'editor') => api.post(`/facts/casinos/${id}/checks`, body, role)
  expect((await post(checkOf('payoutsSpeed', 48))).body.message).toContain('Payout speed was changed meanwhile')
  expect((await post(checkOf('neznamy', 1))).status).toBe(409)
  expect((await post(checkOf('payoutsSpeed', 24), 'contributor')).status).toBe(403)
  expect((await post(checkOf('payoutsSpeed', 24, { source: 'http://kasino.cz/' }))).body.fields).toMatchObject([
    { path: 'source' },
  ])
  expect((await post(checkOf('payoutsSpeed', 24, { sourceKind: 'document', source: '' }))).status).toBe(422)
  // All or none.
  expect(
    (
      await post({
        ...checkOf('payoutsSpeed', 24),
        facts: [
          { fact: 'payoutsSpeed', value: 24 },
          { fact: 'minimumDeposit', value: 100 },
        ],
      })
    ).status,
  ).toBe(409)
  expect(await factOf(id, 'payoutsSpeed')).toMatchObject({ state: 'unchecked' })
  expect(
    (await post({ ...checkOf('payoutsSpeed', 24), facts: [{ fact: 'payoutsSpeed', value: 24, last: null }] }, 'admin'))
      .status,
  ).toBe(200)
  const second = await post({
    ...checkOf('payoutsSpeed', 24),
    facts: [{ fact: 'payoutsSpeed', value: 24, last: null }],
  })
  expect([second.status, second.body.message]).toEqual([409, 'Test admin checked it at 10:00.'])
})

test('withdrawing a check restores the one before it', async () => {
  const { id } = await build.casino(db, { payoutsSpeed: 24 })
  await api.post(`/facts/casinos/${id}/checks`, checkOf('payoutsSpeed', 24))
  time = '2026-11-20T09:00:00.000Z'
  await api.post(`/facts/casinos/${id}/checks`, checkOf('payoutsSpeed', 24, { days: 7 }))
  const { check } = await factOf(id, 'payoutsSpeed')
  expect(check).toMatchObject({ dueOn: '2026-11-27' })
  expect((await api.delete(`/facts/checks/${check.id}`, 'editor')).status).toBe(204)
  expect(await factOf(id, 'payoutsSpeed')).toMatchObject({ state: 'checked', check: { dueOn: '2026-12-16' } })
  expect((await api.delete(`/facts/checks/${check.id}`)).status).toBe(404)
})

test('the validity of checks is set by kind, and applies to future checks', async () => {
  const { id } = await build.casino(db, { payoutsSpeed: 24, owner: 'Lví Hry a.s.' })
  await api.post(`/facts/casinos/${id}/checks`, checkOf('payoutsSpeed', 24))
  const { body: settings } = await api.get('/settings')
  const factDays = { ...settings.factDays, payouts: 14 }
  expect(
    (
      await api.put('/settings', {
        ...defaultSettings,
        factDays: { ...factDays, payouts: 0 },
        version: settings.version,
      })
    ).status,
  ).toBe(422)
  expect(
    (await api.put('/settings', { ...defaultSettings, factDays, version: settings.version })).body.factDays,
  ).toEqual(factDays)
  expect(await factOf(id, 'payoutsSpeed')).toMatchObject({ days: 14, check: { dueOn: '2026-12-16' } })
  await api.post(`/facts/casinos/${id}/checks`, checkOf('payoutsSpeed', 24))
  expect(await factOf(id, 'payoutsSpeed')).toMatchObject({ check: { dueOn: '2026-11-30' } })
  await api.put('/settings', { ...defaultSettings, version: settings.version + 1 })
})

test('lists due facts: most clicked first, by list and kind, without postponed ones', async () => {
  await db.updateTable('casino').set({ isDeleted: 1 }).execute()
  const quiet = await build.casino(db, { title: 'Tichý', payoutsSpeed: 24, rating: null })
  const loud = await build.casino(db, { title: 'Hlasitý', payoutsSpeed: 24, minimumDeposit: 100, rating: null })
  const closed = await build.casino(db, { title: 'Zavřený', payoutsSpeed: 24, closedYear: 2025 })
  for (const period of ['2026-11-15', '2026-12-10']) {
    const counts = { people: 7, bots: 1, turnedAway: 0 }
    await db
      .insertInto('clickSum')
      .values({ dimension: 'target', period, key: loud.id, ...counts })
      .execute()
  }
  const due = async (query: string) => {
    const { body } = await api.get(`/due?${query}`, 'editor')
    return { ...body, names: body.items.map((item: any) => `${item.title} ${item.fact}`) }
  }
  expect(await due('list=unchecked')).toMatchObject({
    names: ['Hlasitý minimumDeposit', 'Hlasitý payoutsSpeed', 'Tichý payoutsSpeed'],
    counts: { due: 0, unchecked: 3, soon: 0 },
    items: [{ clicks: 7 }, {}, { clicks: 0 }],
  })
  expect((await due('list=unchecked&kind=deposit')).names).toEqual(['Hlasitý minimumDeposit'])
  for (const { id } of [quiet, loud]) await api.post(`/facts/casinos/${id}/checks`, checkOf('payoutsSpeed', 24))
  expect(await due('list=soon')).toMatchObject({ names: ['Hlasitý payoutsSpeed', 'Tichý payoutsSpeed'] })
  expect((await due('list=unchecked')).doneToday).toBeGreaterThanOrEqual(2)
  expect((await due('list=due')).total).toBe(0)
  time = '2026-12-16T09:00:00.000Z'
  expect(await due('list=due')).toMatchObject({ names: ['Hlasitý payoutsSpeed', 'Tichý payoutsSpeed'], total: 2 })
  expect((await api.post(`/facts/casinos/${loud.id}/payoutsSpeed/later`, {}, 'editor')).body).toEqual({
    until: '2026-12-17',
  })
  expect(await due('list=due&perPage=1')).toMatchObject({ names: ['Tichý payoutsSpeed'], total: 1 })
  expect((await due('list=due&person=test-editor')).total).toBe(0)
  expect((await due('list=due&person=test-admin')).total).toBe(1)
  time = '2026-12-17T09:00:00.000Z'
  expect((await due('list=due')).total).toBe(2)
  await api.post(`/facts/casinos/${quiet.id}/checks`, checkOf('payoutsSpeed', 24), 'editor')
  const doneToday = async (filter: string) => (await due(`list=due${filter}`)).doneToday
  expect([await doneToday(''), await doneToday('&kind=payouts'), await doneToday('&kind=deposit')]).toEqual([1, 1, 0])
  expect([await doneToday('&person=test-admin'), await doneToday('&person=test-editor')]).toEqual([1, 0])
  expect((await api.get('/due', 'contributor')).status).toBe(403)
  await db.deleteFrom('casino').where('id', '=', closed.id).execute()
})

test('the source is read in the background and compared with its text at the check', async () => {
  const OWN = 'https://vyplaty.cz/'
  const { id } = await build.casino(db, { payoutsSpeed: 24 })
  const source = async () => (await api.get(`/facts/casinos/${id}/payoutsSpeed/source`, 'editor')).body
  expect((await api.get(`/facts/casinos/${id}/payoutsSpeed/source`)).status).toBe(404)
  pages.set(OWN, '7.2 Žádost zpracujeme do 24 hodin.\nO víkendu také.')
  await api.post(`/facts/casinos/${id}/checks`, checkOf('payoutsSpeed', 24, { source: OWN }))
  await expect.poll(async () => (await source()).comparedWith).toBe(time)
  time = '2026-12-18T09:00:00.000Z'
  pages.set(OWN, '7.2 Žádost zpracujeme do 24 hodin. Nad 50 000 Kč schvaluje druhá osoba.\nO víkendu také.')
  await expect.poll(async () => (await source()).readAt).toBe(time)
  expect(await source()).toMatchObject({
    readAt: time,
    lines: [
      [
        { text: '7.2 Žádost zpracujeme do 24 hodin. ', isNew: false },
        { text: 'Nad 50 000 Kč schvaluje druhá osoba.', isNew: true },
      ],
      [{ text: 'O víkendu také.', isNew: false }],
    ],
  })
  time = '2026-12-19T09:00:00.000Z'
  pages.delete(OWN)
  await expect.poll(async () => (await source()).state).toBe('failed')
  expect(await source()).toMatchObject({ detail: 'answers 404', lines: [[{ isNew: false }], [{}]] })
})

test('while a page is read for one record, checks of others on the same page get its text, too', async () => {
  const shared = 'https://seznam-povoleni.cz/'
  pages.set(shared, 'Oba jsou na seznamu.')
  const one = await build.casino(db, { payoutsSpeed: 24 })
  const other = await build.casino(db, { payoutsSpeed: 24 })
  const { promise, resolve } = Promise.withResolvers<void>()
  readable = promise
  for (const { id } of [one, other]) {
    await api.post(`/facts/casinos/${id}/checks`, checkOf('payoutsSpeed', 24, { source: shared }))
  }
  resolve()
  await Promise.all(services.beforeClose.map((finish) => finish()))
  for (const { id } of [one, other]) {
    const { body } = await api.get(`/facts/casinos/${id}/payoutsSpeed/source`, 'editor')
    expect(body).toMatchObject({ comparedWith: time, lines: [[{ text: 'Oba jsou na seznamu.', isNew: false }]] })
  }
})

test('checks are deleted with their record, and so are texts that nothing else uses', async () => {
  const { id } = await build.casino(db, { payoutsSpeed: 24 })
  const own = 'https://jinde.cz/'
  pages.set(own, 'Jen tady.')
  await api.post(`/facts/casinos/${id}/checks`, checkOf('payoutsSpeed', 24, { source: own }))
  const texts = () => db.selectFrom('sourceText').where('text', '=', 'Jen tady.').select('hash').execute()
  await expect.poll(async () => (await texts()).length).toBe(1)
  await archiveRecord(db, casinos, id, SYSTEM)
  await deleteRecord(db, casinos, id, SYSTEM)
  await expect(getRecord(db, casinos, id)).rejects.toThrow('does not exist')
  expect(await db.selectFrom('factCheck').where('recordId', '=', id).select('id').execute()).toEqual([])
  expect(await texts()).toEqual([])
})
