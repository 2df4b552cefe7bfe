import { beforeAll, expect, test } from 'vitest'
import { SYSTEM } from '#records/actor.ts'
import { casinos } from '#entities/casino/collection.server.ts'
import { archiveRecord } from '#records/crud/crud.server.ts'
import { parseToplist } from '#site/home/toplist-address.ts'
import { dropUnknownValues, loadToplist, loadToplistOptions, loadToplistStats } from '#site/home/toplist.server.ts'
import { build } from '#testing/build.ts'
import { createTestDb } from '#testing/test-db.ts'

const db = await createTestDb()

const MF = 'Ministerstvo financí ČR'

beforeAll(async () => {
  const card = await build.paymentMethod(db, 'Platební karta')
  const revolut = await build.paymentMethod(db, 'Revolut')
  // Two spellings of one word are one filter.
  const revolutAgain = await build.paymentMethod(db, 'REVOLUT')
  await build.paymentMethod(db, 'Nikým nepoužitá')
  const roulette = await build.gameType(db, 'Ruleta')
  const live = await build.gameType(db, 'Živé kasino')
  const studio = await build.softwareProvider(db, 'Hrací Dílna')

  const alfa = await build.casino(db, {
    title: 'Alfa',
    rating: 9,
    payoutsSpeed: 24,
    minimumDeposit: 200,
    mobileApps: ['Android'],
    isVipProgram: true,
    sportsBetting: false,
    licence: MF,
    paymentMethods: [card.id, revolut.id],
    gameTypes: [roulette.id],
    softwareProviders: [studio.id],
  })
  const stork = await build.casino(db, {
    title: 'Čáp',
    rating: 8,
    payoutsSpeed: 48,
    minimumDeposit: 100,
    mobileApps: [],
    isVipProgram: false,
    sportsBetting: true,
    licence: 'Malta (MGA)',
    paymentMethods: [revolutAgain.id],
    gameTypes: [roulette.id, live.id],
  })
  const chrt = await build.casino(db, {
    title: 'Chrt',
    rating: 8,
    payoutsSpeed: 12,
    minimumDeposit: 500,
    mobileApps: ['iOS'],
    isVipProgram: true,
    licence: MF,
    paymentMethods: [card.id],
    gameTypes: [live.id],
  })
  for (const hours of [3, 8, 20, 23.5, 24]) await build.withdrawal(db, { casino: alfa.id, method: card.id, hours })
  for (const hours of [3, 5, 8, 9, 12.02]) await build.withdrawal(db, { casino: chrt.id, method: card.id, hours })
  // Four are too few.
  for (const hours of [30, 40, 40, 40]) await build.withdrawal(db, { casino: stork.id, method: card.id, hours })
  // Unknown values never match a filter.
  await build.casino(db, { title: 'Hvězda', rating: null })
  await build.casino(db, { title: 'Zavřené', rating: 9.9, closedYear: 2024, licence: 'Zavřená licence' })
  const archived = await build.casino(db, { title: 'V archivu', rating: 9.8, licence: 'Archivní licence' })
  await archiveRecord(db, casinos, archived.id, SYSTEM)
})

async function titles(search: string) {
  const options = await loadToplistOptions(db)
  const address = dropUnknownValues(parseToplist(new URLSearchParams(search)), options)
  const { casinos: shown, total } = await loadToplist(db, address, options, new Date())
  expect(total).toBe(shown.length)
  return shown.map(({ title }) => title)
}

test.each([
  ['', ['Alfa', 'Čáp', 'Chrt', 'Hvězda']],
  ['radit=hodnoceni', ['Alfa', 'Čáp', 'Chrt', 'Hvězda']],
  ['radit=vyplaty', ['Chrt', 'Alfa', 'Čáp', 'Hvězda']],
  ['radit=vklad', ['Čáp', 'Alfa', 'Chrt', 'Hvězda']],
  // In Czech ch comes after h.
  ['radit=nazev', ['Alfa', 'Čáp', 'Hvězda', 'Chrt']],
])('order: %s', async (search, expected) => {
  expect(await titles(search)).toEqual(expected)
})

test.each([
  // Promises are not measurements, and one late withdrawal is one too many.
  ['rychle=1', ['Alfa', 'Chrt']],
  ['slib=1', ['Alfa']],
  ['vklad=100', ['Čáp']],
  ['vklad=200', ['Alfa', 'Čáp']],
  ['vklad=500', ['Alfa', 'Čáp', 'Chrt']],
  ['aplikace=1', ['Alfa', 'Chrt']],
  ['vip=1', ['Alfa', 'Chrt']],
  ['sport=1', ['Čáp']],
  ['platba=platebni-karta', ['Alfa', 'Chrt']],
  ['platba=revolut', ['Alfa', 'Čáp']],
  ['studio=hraci-dilna', ['Alfa']],
  ['hra=zive-kasino', ['Čáp', 'Chrt']],
  ['licence=ministerstvo-financi-cr', ['Alfa', 'Chrt']],
  ['licence=malta-mga', ['Čáp']],
])('one filter: %s', async (search, expected) => {
  expect(await titles(search)).toEqual(expected)
})

test.each([
  ['platba=platebni-karta&hra=zive-kasino', ['Chrt']],
  ['slib=1&vip=1', ['Alfa']],
  ['rychle=1&vip=1&radit=vyplaty', ['Chrt', 'Alfa']],
  ['platba=revolut&hra=ruleta&radit=vklad', ['Čáp', 'Alfa']],
  ['sport=1&rychle=1', []],
  ['platba=platebni-karta&studio=hraci-dilna&hra=ruleta&licence=ministerstvo-financi-cr&vklad=200&vip=1', ['Alfa']],
])('filters are combined with AND: %s', async (search, expected) => {
  expect(await titles(search)).toEqual(expected)
})

test.each(['platba=neexistuje', 'hra=%27%20or%201%3D1', 'licence=zavrena-licence', 'studio=Hrací Dílna', 'nesmysl=1'])(
  'ignores a value that no casino has: %s',
  async (search) => {
    expect(await titles(search)).toHaveLength(4)
  },
)

test('offers only values that some listed casino has, each once, in Czech order', async () => {
  const options = await loadToplistOptions(db)
  expect(options.platba.map(({ slug }) => slug)).toEqual(['platebni-karta', 'revolut'])
  expect(options.platba[1]?.values).toHaveLength(2)
  expect(options.hra.map(({ title }) => title)).toEqual(['Ruleta', 'Živé kasino'])
  expect(options.studio.map(({ title }) => title)).toEqual(['Hrací Dílna'])
  expect(options.licence.map(({ title }) => title)).toEqual(['Malta (MGA)', MF])
})

test('shows ten casinos at first, all on request', async () => {
  const other = await createTestDb()
  for (let rating = 1; rating <= 10; rating++) await build.casino(other, { rating })
  await build.casino(other, { title: 'Poslední', rating: 0 })
  const options = await loadToplistOptions(other)
  const load = (search: string) => loadToplist(other, parseToplist(new URLSearchParams(search)), options, new Date())
  const first = await load('')
  expect(first).toMatchObject({ total: 11 })
  expect(first.casinos.map(({ rating }) => rating)).toEqual([10, 9, 8, 7, 6, 5, 4, 3, 2, 1])
  expect((await load('vse=1')).casinos.at(-1)?.title).toBe('Poslední')
})

test('the figures of the page come from the records', async () => {
  const stats = await loadToplistStats(db)
  expect(stats.tested).toBe(0)
  expect(stats.payouts).toEqual({ fastest: 12, slowest: 48 })
  expect(Date.parse(stats.updatedAt)).toBeGreaterThan(Date.now() - 60_000)
  expect(await loadToplistStats(await createTestDb())).toEqual({ tested: 0, updatedAt: '', payouts: null })
})
