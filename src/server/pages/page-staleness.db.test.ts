import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { SYSTEM } from '#entities/actor.ts'
import { bookmakers } from '#entities/bookmaker/collection.server.ts'
import { casinos } from '#entities/casino/collection.server.ts'
import type { Collection, Entity } from '#entities/collection.server.ts'
import { archiveRecord, changeRecord, createRecord, deleteRecord, unarchiveRecord } from '#entities/crud.server.ts'
import { restoreRevision } from '#entities/restore.server.ts'
import { gameTypes } from '#entities/game-type/collection.server.ts'
import { licences } from '#entities/licence/collection.server.ts'
import { media } from '#entities/media/collection.server.ts'
import { paymentMethods } from '#entities/payment-method/collection.server.ts'
import { payoutTests } from '#entities/payout-test/collection.server.ts'
import { rubrics } from '#entities/rubric/collection.server.ts'
import { redirects } from '#entities/redirect/collection.server.ts'
import { ensureSettings, getSettings, updateSettings } from '#entities/settings/queries.server.ts'
import { defaultSettings } from '#entities/settings/schema.ts'
import { softwareProviders } from '#entities/software-provider/collection.server.ts'
import { writers } from '#entities/writer/collection.server.ts'
import { openDb } from '#entities/tables.server.ts'
import { createPageCache } from '#infra/cache/page-cache.server.ts'
import { posts } from '#posts/collection.server.ts'
import { block, h2, p, page } from '#posts/content/build.ts'
import type { PostInput } from '#posts/schema.ts'
import { invalidateCaches } from '#server/invalidate-caches.ts'
import { exportToFile, importContent } from '#server/transfer/transfer.ts'
import { AppError } from '#shared/app-error.ts'
import { pageOfBlocks } from '#testing/blocks.ts'
import { build } from '#testing/build.ts'
import { serveSite } from '#testing/site.ts'
import { createTestServices } from '#testing/test-db.ts'

/** Thousands of pages are made here; on a busy machine that takes its time. */
const TIMEOUT_MS = 900_000
vi.setConfig({ testTimeout: TIMEOUT_MS, hookTimeout: TIMEOUT_MS })

const services = await createTestServices()
const { db, env, pages } = services
const { ask } = await serveSite(services)
/** Keeps neither pages nor what they are made of: nobody tells it of changes. */
const forgetful = { ...services, db: openDb(env), pages: createPageCache(0) }
const { ask: askPastCache } = await serveSite(forgetful)
afterAll(async () => {
  await Promise.all(services.beforeClose.map((finish) => finish()))
  await forgetful.db.destroy()
})

const picture = await build.media(db, { title: 'Herna', alt: 'Herna v noci' })
const logo = await build.media(db, { title: 'Logo', alt: 'Logo' })
const avatar = await build.media(db, { title: 'Portrét', alt: 'Portrét' })
const methodLogo = await build.media(db, { title: 'Logo metody', alt: 'Logo metody' })
const method = await createRecord(db, paymentMethods, { title: 'Paysafecard', logo: methodLogo.id }, SYSTEM)
const otherMethod = await build.paymentMethod(db, 'Revolut')
const game = await build.gameType(db, 'Ruleta')
const studio = await build.softwareProvider(db, 'Studio Sever')
const payments = await build.rubric(db, { title: 'Platby', slug: 'platby' })
const jana = await build.writer(db, { firstName: 'Jana', lastName: 'Malá', avatar: avatar.id })
const petr = await build.writer(db, { firstName: 'Petr', lastName: 'Velký' })
const relations = { gameTypes: [game.id], paymentMethods: [method.id], softwareProviders: [studio.id] }
const lion = await build.casino(db, { title: 'Modrý Lev', rating: 9.1, logo: logo.id, licence: 'Malta', ...relations })
const crown = await build.casino(db, { title: 'Koruna', rating: 7.7 })
const bookmaker = await build.bookmaker(db, { title: 'Sázkárna', paymentMethods: [otherMethod.id], logo: logo.id })
const permit = await build.licence(db, { casino: lion.id })
for (const hours of [10, 20]) await build.withdrawal(db, { casino: lion.id, method: method.id, hours })
const withdrawal = await build.withdrawal(db, { casino: lion.id, method: method.id, proof: picture.id, hours: 30 })
const author = await build.post(db, { title: 'Jana', slug: 'jana', category: 'Autor', writer: jana.id })
const article = await build.post(db, { title: 'Článek currentY', slug: 'clanek', writer: petr.id })
const review = await build.post(db, {
  title: 'Modrý Lev',
  slug: 'modry-lev',
  category: 'Recenze',
  writer: jana.id,
  isReviewPost: true,
  entity: lion.id,
  entityModel: 'Casino',
  banner: { mediaId: picture.id, alt: '' },
})
const ids = {
  casino: crown.id,
  bookmaker: bookmaker.id,
  writer: jana.id,
  media: picture.id,
  post: article.id,
  gameType: game.id,
  paymentMethod: method.id,
  softwareProvider: studio.id,
}
const blocks = await build.post(db, { title: 'Všechny bloky', slug: 'bloky', ...pageOfBlocks(ids) })
await build.post(db, {
  title: 'Kasina s metodou',
  slug: 'kasina-s-metodou',
  ...page(
    p('Úvod.'),
    block('casinosRating', 'filtr-1', {
      mode: 'filter',
      layout: 'compact',
      filter: { paymentMethod: method.id },
      moved: [{ id: crown.id, place: 1, reason: 'Nový test.' }],
    }),
  ),
})
const rated = await build.post(db, {
  title: 'Sázkárna',
  slug: 'sazkarna',
  category: 'Recenze',
  writer: petr.id,
  isReviewPost: true,
  entity: bookmaker.id,
  entityModel: 'Bookmaker',
})
const spare = await build.post(db, { title: 'Koncept', slug: 'koncept', isActive: false })

const ADDRESSES = [
  '/',
  '/?platba=paysafecard',
  '/?vse=1',
  '/?radit=vyplaty',
  '/recenze/',
  '/recenze/?strana=2',
  '/autor/',
  '/autor/jana/',
  '/autor/petr/',
  '/clanky/',
  '/rubrika/platby/',
  '/rubrika/penize/',
  '/recenze/?zobrazit=tabulka',
  '/clanek/',
  '/clanek-jinde/',
  '/kasina-s-metodou/',
  '/recenze/clanek/',
  '/recenze/modry-lev/',
  '/recenze/modry-lev/_.data',
  '/recenze/sazkarna/',
  '/bloky/',
  '/koncept/',
  '/kontaktujte-nas/',
  '/zasady-ochrany-osobnich-udaju/',
  '/pomoc/',
  '/pauza/',
  '/robots.txt',
  '/sitemap.xml',
  '/rss.xml',
  '/api/v1/public/casinos/casinos',
]

const BUILT_IN = ['kontaktujte-nas', 'zasady-ochrany-osobnich-udaju', 'pomoc']

let step = 0
type Edit = () => Promise<unknown>

function editsOf<E extends Entity>(
  collection: Collection<E>,
  { id }: E['record'],
  change: () => Partial<E['input']>,
): Record<string, Edit> {
  const name = `${collection.name} ${id.slice(-4)}`
  return {
    [`change ${name}`]: () => changeRecord(db, collection, id, change(), SYSTEM, 'update'),
    [`archive ${name}`]: () => archiveRecord(db, collection, id, SYSTEM),
    [`unarchive ${name}`]: async () => {
      await unarchiveRecord(db, collection, id, SYSTEM)
      if (collection.table === 'post') await changePost(id, { isActive: true })
    },
    [`restore ${name}`]: () => restoreRevision(db, collection, id, 1, SYSTEM),
    [`delete ${name}`]: () => deleteRecord(db, collection, id, SYSTEM),
  }
}

const changePost = (id: string, change: Partial<PostInput>) => changeRecord(db, posts, id, change, SYSTEM, 'update')

const edits: Record<string, Edit> = {
  ...editsOf(casinos, lion, () => ({ title: `Lev ${step}`, rating: step % 10, bonus: `Bonus ${step}` })),
  ...editsOf(casinos, crown, () => ({ rating: (step * 3) % 10, prosList: [`Výhoda ${step}`] })),
  ...editsOf(bookmakers, bookmaker, () => ({ topFeature: `Přednost ${step}`, rating: step % 10 })),
  ...editsOf(licences, permit, () => ({
    casino: step % 3 === 1 ? crown.id : step % 3 === 2 ? lion.id : null,
    bookmaker: step % 3 === 0 ? bookmaker.id : null,
    validTo: step % 2 ? '2020-12-31' : null,
  })),
  ...editsOf(payoutTests, withdrawal, () => ({
    casino: step % 3 === 0 ? null : lion.id,
    bookmaker: step % 3 === 0 ? bookmaker.id : null,
    arrivedAt: step % 4 === 0 ? null : new Date(Date.UTC(2026, 9, 13, step)).toISOString(),
    isProofPublic: step % 2 === 0,
  })),
  ...editsOf(writers, jana, () => ({ lastName: `Malá ${step}`, info: `O autorce ${step}` })),
  ...editsOf(writers, petr, () => ({ position: `Pozice ${step}`, lastName: `Velký ${step}` })),
  ...editsOf(paymentMethods, method, () => ({ title: `Metoda ${step}` })),
  ...editsOf(paymentMethods, otherMethod, () => ({ title: `Jiná metoda ${step}` })),
  ...editsOf(gameTypes, game, () => ({ title: `Hra ${step}`, order: step })),
  ...editsOf(rubrics, payments, () => ({ title: `Platby ${step}`, slug: step % 2 ? 'penize' : 'platby' })),
  ...editsOf(softwareProviders, studio, () => ({ title: `Studio ${step}` })),
  ...editsOf(media, picture, () => ({ alt: `Popis ${step}` })),
  ...editsOf(media, logo, () => ({ alt: `Logo ${step}` })),
  ...editsOf(media, avatar, () => ({ alt: `Portrét ${step}` })),
  ...editsOf(media, methodLogo, () => ({ alt: `Logo metody ${step}` })),
  ...editsOf(posts, article, () => ({ title: `Článek ${step} v currentM` })),
  ...editsOf(posts, review, () => ({ title: `Recenze ${step}`, ...page(h2('Nadpis'), p(`Text ${step}.`)) })),
  ...editsOf(posts, blocks, () => ({ title: `Bloky ${step}` })),
  ...editsOf(posts, rated, () => ({ writer: step % 2 ? jana.id : petr.id })),
  'relations of a casino': () =>
    changeRecord(db, casinos, lion.id, { paymentMethods: step % 2 ? [otherMethod.id] : [] }, SYSTEM, 'update'),
  'logo of a casino': () => changeRecord(db, casinos, crown.id, { logo: step % 2 ? logo.id : null }, SYSTEM, 'update'),
  'logo of a method': () =>
    changeRecord(db, paymentMethods, method.id, { logo: step % 2 ? logo.id : methodLogo.id }, SYSTEM, 'update'),
  'close a casino': () => changeRecord(db, casinos, crown.id, { closedYear: step % 2 ? 2025 : null }, SYSTEM, 'update'),
  'review of a casino': () =>
    changeRecord(db, casinos, crown.id, { reviewPost: step % 2 ? review.id : null }, SYSTEM, 'update'),
  'address of an article': () => changePost(article.id, { slug: step % 2 ? 'clanek-jinde' : 'clanek' }),
  'category of an article': () =>
    changePost(article.id, step % 2 ? { category: 'Recenze', writer: jana.id } : { category: '/' }),
  'writer of an article': () => changePost(article.id, { writer: step % 2 ? jana.id : petr.id }),
  'rubric of an article': () => changePost(article.id, { rubric: step % 2 ? payments.id : null }),
  'publish or take back a draft': () => changePost(spare.id, { isActive: step % 2 === 1 }),
  'a writer gets an author page': () =>
    changePost(spare.id, { category: 'Autor', slug: 'petr', writer: petr.id, isActive: true }),
  'a writer loses the author page': () => changePost(spare.id, { isActive: false }),
  'address of an author page': () => changePost(author.id, { slug: step % 2 ? 'jana-mala' : 'jana' }),
  'publish a review of a casino without one': () =>
    changePost(spare.id, {
      category: 'Recenze',
      writer: petr.id,
      slug: 'koncept',
      isReviewPost: true,
      entity: crown.id,
      entityModel: 'Casino',
      isActive: true,
    }),
  'a post of its own for a built-in page': () =>
    build.post(db, { title: `Kontakt ${step}`, slug: BUILT_IN[step % BUILT_IN.length] ?? '' }),
  'a new home page': () => build.post(db, { title: `Úvod ${step}`, slug: 'index' }),
  'no home page': async () => {
    const home = await db
      .selectFrom('post')
      .where('slug', '=', 'index')
      .where('isDeleted', '=', 0)
      .select('id')
      .execute()
    for (const { id } of home) await archiveRecord(db, posts, id, SYSTEM)
  },
  'a new casino': () => build.casino(db, { rating: step % 10, ...(step % 2 ? relations : {}) }),
  'a new withdrawal': () => build.withdrawal(db, { casino: crown.id, method: otherMethod.id, hours: step % 50 }),
  'a new licence': () =>
    build.licence(db, { casino: crown.id, isCzech: step % 2 === 0, revokedOn: step % 4 ? null : '2020-12-31' }),
  'a new review': () => build.post(db, { category: 'Recenze', writer: jana.id }),
  'a new article': () => build.post(db, { writer: petr.id }),
  'a new picture': () => build.media(db),
  'a redirect': () => createRecord(db, redirects, { from: `/stara-${step}/`, to: '/recenze/' }, SYSTEM),
  settings: async () => {
    const { redirectsRoutes: _, updatedAt: _2, version, ...input } = await getSettings(db)
    const change = { siteDescription: `Popis ${step}`, robotsTXT: `User-agent: *\n# ${step}`, operator: `Kdo ${step}` }
    await updateSettings(db, { ...input, ...change }, version, SYSTEM)
  },
  'an import': async () => {
    const file = join(env.DATA_DIR, 'export.json')
    await exportToFile(services, file)
    const content: { casinos: { bonus: string }[] } = JSON.parse(await readFile(file, 'utf8'))
    for (const casino of content.casinos) casino.bonus = `Z dovozu ${step}`
    // The pictures of this test have no files.
    await importContent(services, { ...content, media: [] }, { replace: true, actor: SYSTEM })
  },
}
const NAMES = Object.keys(edits)

/** What may be refused: an address that is taken, what is archived or used already. The page must be true all the same. */
async function edit(name: string): Promise<void> {
  step++
  await edits[name]?.().catch((error: unknown) => {
    if (!(error instanceof AppError)) throw error
  })
}

const seenBy = async (visit: typeof ask, address: string) => {
  const { status, text, headers } = await visit(address)
  return { address, status, text: status === 200 ? text : '', location: headers['location'] }
}

/** What is kept, and what is made anew of what is remembered, must be what a server without any cache makes. */
async function expectFresh(name: string): Promise<void> {
  for (const address of ADDRESSES) {
    const shown = await seenBy(ask, address)
    expect({ after: name, ...shown }).toEqual({ after: name, ...(await seenBy(askPastCache, address)) })
  }
}

beforeAll(async () => {
  await ensureSettings(db, defaultSettings)
  invalidateCaches(services)
  await vi.waitUntil(() => ask('/clanek/').then(() => pages.stats().pages === 1), { timeout: TIMEOUT_MS })
})

test('after each kind of edit every page is what a fresh render gives', async () => {
  await expectFresh('nothing')
  expect(await keepAll()).toBeGreaterThan(15)
  for (const name of NAMES.filter((each) => !/^(delete|restore)/.test(each))) {
    await edit(name)
    await expectFresh(name)
  }
})

test('and after any others, in any order', async () => {
  expect.hasAssertions()
  const sequences = fc.array(fc.constantFrom(...NAMES), { minLength: 8, maxLength: 8 })
  await fc.assert(
    fc.asyncProperty(sequences, async (names) => {
      for (const name of names) {
        await edit(name)
        await expectFresh(name)
      }
    }),
    // The same edits every time, and no search for a shorter case: each builds on what the others left.
    { seed: 20_261_115, numRuns: 3, endOnFailure: true },
  )
})

/** Asks until pages are kept, which they are not while the connection that tells of changes is lost; answers how many. */
const keepAll = () =>
  vi.waitUntil(
    async () => {
      await Promise.all(ADDRESSES.map((address) => ask(address)))
      const kept = ADDRESSES.filter((address) => pages.get(address, 0))
      return kept.includes('/recenze/') && kept.length
    },
    { timeout: TIMEOUT_MS },
  )

/** The addresses whose kept page an edit drops. */
async function droppedBy(work: Edit): Promise<string[]> {
  await keepAll()
  const kept = ADDRESSES.filter((address) => pages.get(address, 0))
  await work()
  return kept.filter((address) => !pages.get(address, 0))
}

test('a save drops only pages that show the record', async () => {
  pages.invalidate(['*'])
  const [lonely, other] = [await build.paymentMethod(db, 'Převod'), await build.writer(db)]
  const casino = await build.casino(db, { title: 'Osamělé', paymentMethods: [lonely.id] })
  const about = { isReviewPost: true, entity: casino.id, entityModel: 'Casino' as const, category: 'Recenze' as const }
  const own = await build.post(db, { title: 'Osamělé', slug: 'osamele', writer: other.id, ...about })
  const plain = await build.post(db, { title: 'Prostý', slug: 'prosty' })
  ADDRESSES.push('/recenze/osamele/', '/prosty/', '/autor/jana/')
  await expectFresh('new pages')

  const alone = await droppedBy(() => changePost(plain.id, { title: 'Prostší' }))
  expect(alone).toContain('/prosty/')
  expect(alone).not.toEqual(expect.arrayContaining(['/recenze/']))
  for (const address of ['/recenze/osamele/', '/autor/jana/', '/bloky/', '/robots.txt']) {
    expect(alone).not.toContain(address)
  }
  await expectFresh('a title')

  const method = await droppedBy(() =>
    changeRecord(db, paymentMethods, lonely.id, { title: 'Bankou' }, SYSTEM, 'update'),
  )
  expect(method).toContain('/recenze/osamele/')
  expect(method).not.toContain('/recenze/modry-lev/')
  expect(method).not.toContain('/prosty/')
  await expectFresh('a method')

  expect(await droppedBy(() => build.post(db, { title: 'Koncept', isActive: false }))).toEqual([])
  expect(await droppedBy(() => build.media(db))).toEqual([])
  expect(await droppedBy(() => changeRecord(db, writers, other.id, { info: 'Nová' }, SYSTEM, 'update'))).toEqual(
    expect.arrayContaining(['/recenze/osamele/']),
  )
  await archiveRecord(db, posts, own.id, SYSTEM)
})
