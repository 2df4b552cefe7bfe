import { expect, test } from 'vitest'
import { SYSTEM } from '#records/actor.ts'
import { bookmakers } from '#entities/bookmaker/collection.server.ts'
import { casinos } from '#entities/casino/collection.server.ts'
import { archiveRecord, changeRecord, createRecord, unarchiveRecord } from '#records/crud/crud.server.ts'
import { switchPairPage } from '#features/comparison/queries.server.ts'
import { sortedPair } from '#features/comparison/schema.ts'
import { ensureSettings } from '#entities/settings/queries.server.ts'
import { defaultSettings } from '#entities/settings/schema.ts'
import { block, p, page } from '#posts/content/build.ts'
import { invalidateCaches } from '#server/invalidate-caches.ts'
import { emptyTerms } from '#shared/schema/bonus-terms.ts'
import { build } from '#testing/build.ts'
import { serveSite } from '#testing/site.ts'
import { createTestServices } from '#testing/test-db.ts'

const services = await createTestServices()
const { db } = services
await ensureSettings(db, defaultSettings)

/** Everything an offer can have that some public page shows. */
const method = await build.paymentMethod(db, 'Tajná peněženka')
const terms = { ...emptyTerms, percent: 100, ceiling: 1000, multiple: 30, countedFrom: 'bonus' as const }
const filled = { rating: 9.9, bonus: '100 %', bonusTerms: terms, payoutsSpeed: 24, paymentMethods: [method.id] }
const link = (slug: string) => ({ slug, refLink: `https://${slug}.example/` })
const lynx = await createRecord(db, casinos, { title: 'Tajný Rys', ...link('tajny-rys'), ...filled }, SYSTEM)
const eagle = await createRecord(db, bookmakers, { title: 'Tajný Orel', ...link('tajny-orel'), ...filled }, SYSTEM)
const lion = await build.casino(db, { title: 'Modrý Lev', slug: 'modry-lev' })
const falcon = await build.bookmaker(db, { title: 'Sokol', slug: 'sokol', refLink: 'https://sokol.example/' })
for (const casino of [lynx.id, lion.id]) await build.licence(db, { casino })
for (const bookmaker of [eagle.id, falcon.id]) await build.licence(db, { bookmaker })
for (const hours of [10, 20, 30]) await build.withdrawal(db, { casino: lynx.id, method: method.id, hours })
await db
  .insertInto('pairPage')
  .values([
    { ...sortedPair(lion.id, lynx.id), kind: 'casino', userName: '', createdAt: '' },
    { ...sortedPair(falcon.id, eagle.id), kind: 'bookmaker', userName: '', createdAt: '' },
  ])
  .execute()
const writer = (await build.writer(db)).id
const review = { title: 'Recenze', category: 'Recenze' as const, isReviewPost: true, writer }
await build.post(db, { ...review, slug: 'recenze-rysa', entity: lynx.id, entityModel: 'Casino' })
await build.post(db, { ...review, slug: 'recenze-orla', entity: eagle.id, entityModel: 'Bookmaker' })
await build.post(db, {
  title: 'Seznamy',
  slug: 'seznamy',
  ...page(
    p('Úvod.'),
    block('casinosRating', 'rucne', { mode: 'manual', casinoIds: [lynx.id, lion.id], layout: 'table' }),
    block('casinosRating', 'filtr', { mode: 'filter', layout: 'compact', filter: {} }),
    block('bookmakersRating', 'kancelare', { mode: 'manual', bookmakerIds: [eagle.id, falcon.id], layout: 'cards' }),
    block('gridCardsWithButton', 'mrizka', {
      cards: [{ title: 'Karta', button: { label: 'Hrát', link: { type: 'casino', id: lynx.id } } }],
    }),
  ),
})
const { fetchPath } = await serveSite(services)
invalidateCaches(services)

/** Every public answer that names a live casino, and one that names a live bookmaker where they are shown apart. */
const NAMING = {
  rys: [
    '/',
    '/?platba=tajna-penezenka',
    '/?radit=bonus',
    '/recenze/?zobrazit=tabulka',
    '/recenze/recenze-rysa/',
    '/seznamy/',
    '/porovnani/',
    '/porovnani/modry-lev-vs-tajny-rys/',
    '/kalkulacka-bonusu/',
    '/mereni-vyplat/',
    '/zmeny/',
    '/zmeny/?kasino=tajny-rys',
    '/zmeny.xml',
    '/zmeny/tajny-rys.xml',
    '/hlidat/?kasino=tajny-rys',
    '/data/kasina.csv',
    '/data/kasina.json',
    '/data/vybery.csv',
    '/sitemap.xml',
    '/api/v1/public/casinos/casinos',
    '/api/v1/public/casinos/tajny-rys',
    '/api/v1/public/posts/recenze-rysa?category=Recenze',
    '/api/v1/public/posts/seznamy',
    '/api/v1/public/suggest?q=tajny',
    '/hledat/?q=tajny',
  ],
  orel: [
    '/seznamy/',
    '/recenze/recenze-orla/',
    '/porovnani/?k=sokol',
    '/porovnani/sokol-vs-tajny-orel/',
    '/kalkulacka-bonusu/',
    '/zmeny/',
    '/zmeny/?kasino=tajny-orel',
    '/zmeny/tajny-orel.xml',
    '/hlidat/?kasino=tajny-orel',
    '/sitemap.xml',
    '/api/v1/public/posts/seznamy',
    '/api/v1/public/suggest?q=tajny',
  ],
}
const SECRETS = { rys: /Tajný\sRys|tajny-rys|Tajná\speněženka/, orel: /Tajný\sOrel|tajny-orel/ }

/** The answers that tell of the offer, apart from an address that was asked for and is only repeated. */
async function telling(name: keyof typeof NAMING): Promise<string[]> {
  const told: string[] = []
  for (const path of NAMING[name]) {
    const { status, text } = await fetchPath(path)
    expect([path, status]).toEqual([path, expect.toSatisfy((known: number) => [200, 302, 404].includes(known))])
    if (status === 200 && SECRETS[name].test(text.replaceAll(path, '').replaceAll('&nbsp;', ' '))) told.push(path)
  }
  return told
}

const out = async (slug: string) => {
  const { status, headers } = await fetchPath(`/go/${slug}`)
  return [status, headers['location']]
}
const setActive = async (isActive: boolean) => {
  const action = isActive ? 'publish' : 'unpublish'
  await changeRecord(db, casinos, lynx.id, { isActive }, SYSTEM, action)
  await changeRecord(db, bookmakers, eagle.id, { isActive }, SYSTEM, action)
}
const HIDDEN = [[], [], [302, '/'], [302, '/']]
const LIVE = [NAMING.rys, NAMING.orel, [302, 'https://tajny-rys.example/'], [302, 'https://tajny-orel.example/']]
const shown = async () => [await telling('rys'), await telling('orel'), await out('tajny-rys'), await out('tajny-orel')]

test('nothing public tells of a draft, until it is published, and again after it is taken back', async () => {
  expect(lynx.isActive).toBe(false)
  await changeRecord(db, casinos, lynx.id, { rating: 9.8 }, SYSTEM, 'update')
  await changeRecord(db, bookmakers, eagle.id, { rating: 9.8 }, SYSTEM, 'update')
  expect(await shown()).toEqual(HIDDEN)
  await setActive(true)
  expect(await shown()).toEqual(LIVE)
  await setActive(false)
  expect(await shown()).toEqual(HIDDEN)
})

test('one that comes out of the archive is a draft', async () => {
  await setActive(true)
  await archiveRecord(db, casinos, lynx.id, SYSTEM)
  const { isActive } = await unarchiveRecord(db, casinos, lynx.id, SYSTEM)
  expect([isActive, await telling('rys'), await out('tajny-rys')]).toEqual([false, [], [302, '/']])
})

test('a pair page needs two that are published', async () => {
  await setActive(false)
  const pair = { first: lion.id, second: lynx.id, isPage: true }
  await expect(switchPairPage(db, pair, SYSTEM, new Date())).rejects.toThrow('Both must be active')
})
