import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { SYSTEM } from '#records/actor.ts'
import { licences } from '#entities/licence/collection.server.ts'
import { archiveRecord, changeRecord } from '#records/crud/crud.server.ts'
import { reportClicks } from '#features/clicks/report.server.ts'
import type { Services } from '#records/services.server.ts'
import { ensureSettings } from '#entities/settings/queries.server.ts'
import { defaultSettings } from '#entities/settings/schema.ts'
import { openDb } from '#entities/open-db.server.ts'
import { createPageCache } from '#infra/cache/page-cache.server.ts'
import { block, p, page } from '#posts/content/build.ts'
import { invalidateCaches } from '#server/invalidate-caches.ts'
import { build } from '#testing/build.ts'
import { type Asked, serveSite } from '#testing/site.ts'
import { createTestServices } from '#testing/test-db.ts'

const PERSON = { 'user-agent': 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0' }

/** The last half hour of October in Prague; then the first moment of November. */
const BEFORE = new Date('2026-10-31T22:30:00Z')
const MIDNIGHT = new Date('2026-10-31T23:00:00Z')
let now = BEFORE

/** Two servers that share nothing but the database and the time. */
const here: Services = { ...(await createTestServices()), now: () => now }
const there: Services = { ...here, db: openDb(here.env), pages: createPageCache(10_000_000), beforeClose: [] }
const { db } = here
await ensureSettings(db, defaultSettings)

const boar = await build.casino(db, {
  title: 'Divoký Kanec',
  bonus: '120 % do 12 000 Kč',
  refLink: 'https://kanec.example/',
})
const lion = await build.casino(db, { title: 'Modrý Lev', rating: 9.4, refLink: 'https://lev.example/' })
const writer = (await build.writer(db)).id
const review = { category: 'Recenze' as const, isReviewPost: true, entityModel: 'Casino' as const, writer }
await build.post(db, { title: 'Recenze Kance', slug: 'divoky-kanec', entity: boar.id, ...review })
await build.post(db, { title: 'Recenze Lva', slug: 'modry-lev', entity: lion.id, ...review })
await build.post(db, {
  title: 'Seznamy',
  slug: 'seznamy',
  ...page(
    p('Úvod.'),
    ...(['cards', 'table', 'compact'] as const).map((layout) =>
      block('casinosRating', `seznam-${layout}`, {
        mode: 'manual',
        casinoIds: [boar.id, lion.id],
        layout,
        show: ['bonus', 'review'],
      }),
    ),
    block('gridCardsWithButton', 'mrizka', {
      cards: [{ title: 'Kanec', button: { label: 'Do kasina', link: { type: 'casino', id: boar.id } } }],
    }),
  ),
})
const permit = await build.licence(db, {
  casino: boar.id,
  number: 'MF-31284/2020/73',
  validFrom: '2020-11-01',
  validTo: '2026-10-31',
  checkedOn: '2026-10-30',
  registerUrl: 'https://register.example/31284',
})
await build.licence(db, { casino: lion.id })

const servers = [await serveSite(here), await serveSite(there)]
beforeAll(() => {
  for (const services of [here, there]) invalidateCaches(services)
})
const finish = async () => {
  for (const { beforeClose } of [here, there]) for (const close of beforeClose.splice(0)) await close()
}
afterAll(async () => {
  await finish()
  await there.db.destroy()
})

const PAGES = ['/', '/recenze/divoky-kanec/', '/seznamy/']
const LIST = '/api/v1/public/casinos/casinos'
const LISTS = '/api/v1/public/posts/seznamy'
const REVIEW = '/api/v1/public/posts/divoky-kanec?category=Recenze'

/** What one server shows about the casino, everywhere. */
async function saidBy({ fetchPath }: (typeof servers)[number]) {
  const answers = await Promise.all(PAGES.map((path) => fetchPath(path)))
  const out = await fetchPath('/go/divoky-kanec', PERSON)
  const list = (await fetchPath(LIST)).text
  const calls = await Promise.all([REVIEW, LISTS].map(async (path) => (await fetchPath(path)).text))
  const { entity } = JSON.parse(calls[0] ?? '')
  return {
    buttons: answers.map(({ text }) => (text.match(/\/go\/divoky-kanec\?from=/g) ?? []).length > 0),
    bonuses: [...answers.map(({ text }) => text.slice(text.indexOf('<main'))), ...calls].map((text) =>
      text.includes('120'),
    ),
    explained: answers.map(({ text }) => text.includes('Proč sem neodkazujeme')),
    isInMenu: list.includes('divoky-kanec'),
    api: [entity.hasLink, entity.licenceState],
    status: out.status,
    location: out.headers['location'],
  }
}

const OPEN = {
  buttons: [true, true, true],
  bonuses: [true, true, true, true, true],
  explained: [false, false, false],
  isInMenu: true,
  api: [true, 'valid'],
  status: 302,
  location: 'https://kanec.example/',
}
const SHUT = {
  buttons: [false, false, false],
  bonuses: [false, false, false, false, false],
  explained: [true, true, true],
  isInMenu: false,
  api: [false, 'invalid'],
  status: 403,
  location: undefined,
}

const areKept = () => [here, there].every(({ pages }) => pages.stats().pages >= PAGES.length)

test('on the day after the last one all buttons are gone, on every machine and without a save', async () => {
  await vi.waitUntil(
    async () => {
      for (const server of servers) expect(await saidBy(server)).toEqual(OPEN)
      return areKept()
    },
    { timeout: 20_000 },
  )
  now = new Date(MIDNIGHT.getTime() - 1)
  for (const server of servers) expect(await saidBy(server)).toEqual(OPEN)
  now = MIDNIGHT
  for (const server of servers) expect(await saidBy(server)).toEqual(SHUT)
  // The other one has a licence and keeps its link.
  for (const { fetchPath } of servers)
    expect((await fetchPath('/go/modry-lev', PERSON)).headers['location']).toBe('https://lev.example/')
})

test('the outbound link shows the reason, and is never cached', async () => {
  now = new Date('2026-11-15T12:00:00Z')
  const { status, headers, text: html } = await fetchHere('/go/divoky-kanec?from=menu')
  expect(status).toBe(403)
  expect(headers).toMatchObject({ 'cache-control': 'no-store', 'x-robots-tag': 'noindex, nofollow' })
  expect(html).toContain('<meta name="robots" content="noindex, nofollow"/>')
  const words = html.replaceAll('\u00a0', ' ').replaceAll(/<[^>]+>/g, ' ')
  for (const said of ['Sem vás nepošleme.', 'skončilo 31. října 2026', 'MF-31284/2020/73', 'ověřeno 30. 10. 2026'])
    expect(words).toContain(said)
  expect(html).toContain('href="/recenze/divoky-kanec/"')
  expect(html).toContain('href="https://register.example/31284"')
  expect(html).toContain('Licence platila od 1.\u00a0listopadu\u00a02020 do 31.\u00a0října\u00a02026')
  // Alternatives, and no outbound link.
  expect(html).toContain('href="/recenze/modry-lev/"')
  expect(html).not.toContain('kanec.example')
})

test.each([
  [
    'revoked',
    { validTo: '2030-12-31', revokedOn: '2026-11-10' },
    'přestalo 10. listopadu 2026 platit, úřad ho odebral',
  ],
  ['upcoming', { validFrom: '2026-12-01', validTo: null, revokedOn: null }, 'začne platit až 1. prosince 2026'],
  [
    'foreign',
    { isCzech: false, authority: 'Malta Gaming Authority' },
    'jen zahraniční licenci (Malta Gaming Authority)',
  ],
])('%s: a save takes effect at once', async (_, change, said) => {
  await changeRecord(db, licences, permit.id, change, SYSTEM, 'update')
  const { status, text } = await fetchHere('/go/divoky-kanec')
  expect(status).toBe(403)
  expect(text.replaceAll('\u00a0', ' ')).toContain(said)
})

test('an offer without a licence on record does not lead out either; its bonus is told', async () => {
  await archiveRecord(db, licences, permit.id, SYSTEM)
  const said = { ...SHUT, bonuses: OPEN.bonuses, api: [false, 'unknown'] }
  expect(await saidBy(servers[0] ?? neverServed())).toEqual(said)
  const { text } = await fetchHere('/go/divoky-kanec')
  expect(text.replaceAll('\u00a0', ' ')).toContain('u kasina Divoký Kanec zatím neověřili')
  expect(text).not.toContain('kanec.example')
})

test('a closed casino redirects to the home page, licensed or not', async () => {
  const closed = await build.casino(db, { title: 'Zavřené', closedYear: 2025 })
  await build.licence(db, { casino: closed.id, isCzech: false })
  expect((await fetchHere('/go/zavrene')).headers['location']).toBe('/')
})

test('a bookmaker is blocked in the same way', async () => {
  const falcon = await build.bookmaker(db, { title: 'Sokol', refLink: 'https://sokol.example/' })
  const { id } = await build.licence(db, { bookmaker: falcon.id })
  expect((await fetchHere('/go/sokol')).headers['location']).toBe('https://sokol.example/')
  await changeRecord(db, licences, id, { validTo: '2026-11-14' }, SYSTEM, 'update')
  const { status, text } = await fetchHere('/go/sokol')
  expect(status).toBe(403)
  expect(text.replaceAll('\u00a0', ' ')).toContain('Povolení sázkové kanceláře Sokol skončilo 14. listopadu 2026')
})

test('blocked visits are counted as such, and are no clicks', async () => {
  await finish()
  const report = await reportClicks(
    db,
    { from: '2026-11-01', to: '2026-11-30', group: 'target', bots: 'without', limit: 10 },
    now,
  )
  const counts = report.series.find(({ key }) => key === boar.id)
  // Both servers at midnight, and one without a licence on record; a request without a user agent is a bot.
  expect(counts).toMatchObject({ turnedAway: 3, clicks: 0 })
})

function fetchHere(path: string): Promise<Asked> {
  return (servers[0] ?? neverServed()).fetchPath(path)
}

function neverServed(): never {
  throw new Error('The servers have not been started.')
}
