import { afterAll, beforeAll, expect, test } from 'vitest'
import { SYSTEM } from '#records/actor.ts'
import { casinos } from '#entities/casino/collection.server.ts'
import type { Collection, Entity } from '#records/collection.server.ts'
import type { Db } from '#records/db.server.ts'
import {
  archiveRecord,
  changeRecord,
  createRecord,
  deleteRecord,
  findRecord,
  unarchiveRecord,
} from '#records/crud/crud.server.ts'
import { media } from '#entities/media/collection.server.ts'
import { storeMessage } from '#entities/message/queries.server.ts'
import { redirects } from '#entities/redirect/collection.server.ts'
import { ensureSettings } from '#entities/settings/queries.server.ts'
import { defaultSettings } from '#entities/settings/schema.ts'
import { inTransaction } from '#infra/db/transaction.server.ts'
import { posts } from '#posts/collection.server.ts'
import { invalidateCaches } from '#server/invalidate-caches.ts'
import { createLinkProbing } from '#features/links/server/probe-links.ts'
import { createClickSweep } from '#features/clicks/server/click-sweep.ts'
import { createChangeMailing } from '#features/watching/server/mail-changes.ts'
import { createPublishing } from '#features/schedule/server/publishing.ts'
import { createAuthSite, PASSWORD } from '#testing/auth.ts'
import { pageOfBlocks } from '#testing/blocks.ts'
import { build } from '#testing/build.ts'
import { createDocumentClient } from '#testing/document-client.ts'
import { isAll } from '#testing/is-all.ts'
import { plansOf, fullScans } from '#testing/query-plans.ts'
import { recordQueries } from '#testing/record-queries.ts'
import { serveSite } from '#testing/site.ts'
import { testDatabase } from '#testing/test-db.ts'

const { watch, queries } = recordQueries()
const site = await createAuthSite({}, watch)
const { db, services } = site
await ensureSettings(db, defaultSettings)
invalidateCaches(services)
afterAll(() => Promise.all(services.beforeClose.map((finish) => finish())))

const FOUND = [
  '/ /?vse=1 /recenze/ /recenze/?strana=2 /autor/ /autor/autorka/ /clanek/ /bloky/ /recenze/modry-lev/',
  '/stiznosti/ /stiznosti/?kasino=modry-lev&stav=vyresene /stiznosti/rss.xml /data/stiznosti.csv /data/kniha-stiznosti.csv',
  '/recenze/sazkarna/ /hledat/?q=spousta /porovnani/?k=modry-lev,spousta-1 /kontaktujte-nas/ /zasady-ochrany-osobnich-udaju/',
  '/?platba=prevod /?studio=studio /?hra=ruleta /?licence=malta /?radit=vklad /?rychle=1 /?slib=1 /robots.txt /sitemap.xml',
  '/clanky/ /clanky/?autor=jana-testova&rok=2026 /rubrika/platby/ /rubrika/platby/rss.xml /recenze/?zobrazit=tabulka /recenze/?zobrazit=tabulka&seradit=cena',
  '/rss.xml /api/v1/public/casinos/casinos /api/v1/public/reviews/top /api/v1/public/posts/clanek /api/v1/public/search?q=clanek /api/v1/public/suggest?q=cla /hledat/?q=claank',
].flatMap((line) => line.split(' '))

/** So many that a list walks its index instead of sorting the matches; on PostgreSQL the plan is the same. */
const MANY = testDatabase === 'sqlite' ? 301 : 1
const WORD = 'Spousta'

async function fill(make: (trx: Db, title: string, number: number) => Promise<unknown>): Promise<void> {
  await inTransaction(db, async (trx) => {
    for (let number = 1; number <= MANY; number++) await make(trx, `${WORD} ${number}`, number)
  })
}

const ID = 'neni-0001'
/** Filters with many values that are looked up alike: one of each kind. */
const SAMPLES: Record<string, string[]> = { check: ['any', 'warning', 'heading-order'] }

function valuesOf(path: string, name: string): string[] {
  const isAudit = path.endsWith('/audit')
  if (name === 'page' || name === 'perPage' || name === 'limit') return []
  if (name === 'q') return [WORD]
  if (name === 'licence') return ['Malta']
  if (name === 'collection') return ['posts']
  if (name === 'action') return ['update']
  if (name === 'from') return [isAudit ? '2026-01-01T00:00:00.000Z' : '2026-11-01']
  if (name === 'to') return [isAudit ? '2026-12-01T00:00:00.000Z' : '2026-11-30']
  return [ID]
}

beforeAll(async () => {
  await fill((trx, title) => build.post(trx, { title }))
  await fill((trx, title) => build.casino(trx, { title, licence: 'Malta' }))
  await fill((trx, title) => build.bookmaker(trx, { title, licence: 'Malta' }))
  await fill((trx, title) => build.media(trx, { title }))
  await fill((trx, note, number) => createRecord(trx, redirects, { from: `/z-${number}/`, to: '/', note }, SYSTEM))
  await fill((trx, name) => storeMessage(trx, { name, email: 'a@example.cz', message: 'Dobrý den, mám otázku.' }))
})

test('lists of the back office: every sort, status, filter and search', async () => {
  const { browser } = await site.signedIn('admin')
  const { operations } = await createDocumentClient(site.app)
  const isList = ({ method, parameters }: (typeof operations)[number]) =>
    method === 'get' && parameters.some(({ name }) => name === 'perPage' || name === 'group')
  for (const { path, parameters } of operations.filter(isList)) {
    const values = parameters.flatMap(({ name, schema }) =>
      (SAMPLES[name] ?? schema.enum ?? valuesOf(path, name)).map((value) => [name, String(value)] as const),
    )
    const orders = values.filter(([name]) => name === 'sort' || name === 'status')
    const others = values.filter((value) => !orders.includes(value))
    const sorts = orders.filter(([name]) => name === 'sort')
    const statuses = orders.filter(([name]) => name === 'status')
    const paired = (some: typeof values, more: typeof values) =>
      some.flatMap((one) => more.map((other) => [one, other]))
    const pairs = [...paired(sorts, statuses), ...paired(others, orders)]
    const isSearched = parameters.some(({ name }) => name === 'q')
    // Searches in two filters at once find by the words first and are alike.
    const unsearched = (isAll ? pairs : others.map((value) => [value])).filter((chosen) =>
      chosen.every(([name]) => name !== 'q'),
    )
    const searched = isSearched ? unsearched.map((chosen) => [...chosen, ['q', WORD] as const]) : []
    // The page size does not affect a plan.
    const short = parameters.some(({ name }) => name === 'perPage') ? [['perPage', '1'] as const] : []
    for (const chosen of [[], ...values.map((value) => [value]), ...pairs, ...searched]) {
      const query = new URLSearchParams([...short, ...chosen].map((pair) => [...pair])).toString()
      expect([path, query, (await browser.get(`${path}?${query}`)).status]).toEqual([path, query, 200])
    }
  }
}, 120_000)

test('saves: create, update, move, archive, remove, delete', async () => {
  const logo = await build.media(db)
  const casino = await build.casino(db, { logo: logo.id })
  const post = await build.post(db, { title: 'Zpráva', banner: { mediaId: logo.id, alt: '' } })
  await changeRecord(db, posts, post.id, { slug: 'jinde' }, SYSTEM, 'update')
  await putAway(posts, post.id)
  await putAway(casinos, casino.id)
  await putAway(media, logo.id)
  expect(await findRecord(db, posts, post.id)).toBeUndefined()
})

async function putAway<E extends Entity>(of: Collection<E>, id: string) {
  await archiveRecord(db, of, id, SYSTEM)
  await unarchiveRecord(db, of, id, SYSTEM)
  await archiveRecord(db, of, id, SYSTEM)
  await deleteRecord(db, of, id, SYSTEM)
}

test('pages, outbound links, feeds, and missing addresses', async () => {
  const picture = await build.media(db)
  const writer = await build.writer(db, { avatar: picture.id, username: 'jana-testova' })
  const bookmaker = await build.licensedBookmaker(db, { slug: 'sazkarna', refLink: 'https://sazkarna.example/' })
  const casino = await build.licensedCasino(db, {
    slug: 'modry-lev',
    gameTypes: [(await build.gameType(db, 'Ruleta')).id],
    paymentMethods: [(await build.paymentMethod(db, 'Převod')).id],
    softwareProviders: [(await build.softwareProvider(db, 'Studio')).id],
  })
  await build.post(db, { slug: 'autorka', category: 'Autor', writer: writer.id })
  const rubric = await build.rubric(db, { title: 'Platby' })
  const article = await build.post(db, { slug: 'clanek', writer: writer.id, rubric: rubric.id })
  const review = { category: 'Recenze' as const, isReviewPost: true, writer: writer.id }
  const about = { ...review, entity: casino.id, entityModel: 'Casino' as const }
  await build.post(db, { ...about, slug: 'modry-lev' })
  for (let more = 0; more < 30; more++) await build.post(db, about)
  await build.post(db, { ...review, slug: 'sazkarna', entity: bookmaker.id, entityModel: 'Bookmaker' })
  const ids = {
    casino: casino.id,
    bookmaker: bookmaker.id,
    writer: writer.id,
    media: picture.id,
    post: article.id,
    gameType: casino.gameTypes[0] ?? '',
    paymentMethod: casino.paymentMethods[0] ?? '',
    softwareProvider: casino.softwareProviders[0] ?? '',
  }
  await build.post(db, { slug: 'bloky', ...pageOfBlocks(ids) })
  const gone = await build.post(db, { slug: 'pryc' })
  await archiveRecord(db, posts, gone.id, SYSTEM, { isGone: true })

  const { fetchPath } = await serveSite(services)
  for (const path of FOUND) expect([path, (await fetchPath(path)).status]).toEqual([path, 200])
  for (const [path, status] of [
    ['/nikde/', 404],
    ['/recenze/nikde/', 404],
    ['/pryc/', 410],
    ['/z-1/', 301],
    ['/autor/clanek/', 301],
    ['/go/modry-lev', 302],
    ['/go/sazkarna', 302],
    ['/go/nikam', 302],
    ['/api/v1/public/redirects?path=/nikde/', 204],
  ] as const) {
    expect([path, (await fetchPath(path)).status]).toEqual([path, status])
  }
  const links = createLinkProbing(services, async () => ({ state: 'ok', detail: '' }))
  await links.run()
  await links.leave()
  await build.post(db, { isActive: false, publishAt: new Date(Date.now() + 60_000).toISOString() })
  const publishing = createPublishing({ ...services, now: () => new Date(Date.now() + 120_000) })
  await publishing.run()
  await publishing.leave()
  const mailing = createChangeMailing({ ...services, env: { ...services.env, SMTP_URL: 'smtp://127.0.0.1:1' } })
  await mailing.run()
  await mailing.leave()
  const clicks = createClickSweep(services)
  await clicks.run()
  await clicks.leave()
})

test('signing in', async () => {
  const { browser, user } = await site.signedIn('admin')
  await browser.login(user.email, 'spatne heslo')
  await browser.login('nikdo@web.cz', PASSWORD)
  await browser.get('/auth/me')
  site.pass(60)
  expect((await browser.refresh()).status).toBe(200)
  await browser.get('/auth/sessions')
  await browser.get('/auth/logout')
})

test('none of these queries scans a whole table', async () => {
  const executed = queries()
  expect(executed.length).toBeGreaterThan(500)
  expect(fullScans(await plansOf(db, executed))).toEqual([])
})
