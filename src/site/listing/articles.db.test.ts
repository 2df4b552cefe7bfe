import { assert, beforeAll, expect, test } from 'vitest'
import { inTransaction } from '#infra/db/transaction.server.ts'
import { posts } from '#posts/collection.server.ts'
import { p, page } from '#posts/content/build.ts'
import { SYSTEM } from '#records/actor.ts'
import { archiveRecord, changeRecord, createRecord, deleteRecord } from '#records/crud/crud.server.ts'
import { redirects } from '#entities/redirect/collection.server.ts'
import { rubrics } from '#entities/rubric/collection.server.ts'
import { dialectOf } from '#infra/db/dialect.server.ts'
import { listPosts } from '#posts/list.server.ts'
import { plansOf } from '#testing/query-plans.ts'
import { recordQueries } from '#testing/record-queries.ts'
import { newId } from '#shared/id.ts'
import { build } from '#testing/build.ts'
import { countQueries } from '#testing/count-queries.ts'
import { loadPage, wordsOf } from '#testing/load-page.ts'
import { createTestServices } from '#testing/test-db.ts'

const services = await createTestServices()
const { db, env } = services
const list = (search = '') => loadPage(services, `/clanky/${search}`)
const rubric = (slug: string, search = '') => loadPage(services, `/rubrika/${slug}/${search}`)
const titlesIn = (html: string) => [...html.matchAll(/<h3><a[^>]*>([^<]+)</g)].map(([, title]) => wordsOf(title ?? ''))

const ARTICLES = 500
const MINUTE_MS = 60_000
const NEWEST = Date.UTC(2026, 10, 1)

beforeAll(async () => {
  const payments = await build.rubric(db, { title: 'Platby', description: 'Kudy peníze.' })
  const bonuses = await build.rubric(db, { title: 'Bonusy' })
  await build.rubric(db, { title: 'Prázdná' })
  const jana = await build.writer(db, { firstName: 'Jana', lastName: 'Malá' })
  // In lists by rubric, author and year it would be seen, too.
  const about = { rubric: payments.id, writer: jana.id, isPage: true }
  await build.post(db, { title: 'Jak hodnotíme', slug: 'jak-hodnotime', ...about })
  await build.post(db, { title: 'Recenze', category: 'Recenze', writer: jana.id })
  await inTransaction(db, async (trx) => {
    for (let number = 1; number <= ARTICLES; number++) {
      const updatedAt = new Date(NEWEST - number * MINUTE_MS).toISOString()
      const input = {
        title: `Článek ${number}`,
        isActive: true,
        ...page(p('Text.')),
        rubric: number % 5 === 0 ? bonuses.id : payments.id,
        ...(number === 7 ? { writer: jana.id } : {}),
      }
      await createRecord(trx, posts, input, SYSTEM, { id: newId(), createdAt: updatedAt, updatedAt })
    }
    const old = '2024-03-05T10:00:00.000Z'
    const input = { title: 'Starý článek', isActive: true, ...page(p('Text.')) }
    await createRecord(trx, posts, input, SYSTEM, { id: newId(), createdAt: old, updatedAt: old })
  })
}, 300_000)

test('lists all articles, the newest first, with their rubrics', async () => {
  const { status, html, head } = await list()
  expect(status).toBe(200)
  expect(titlesIn(html)).toEqual(Array.from({ length: 12 }, (_, index) => `Článek ${index + 1}`))
  expect(wordsOf(html)).toContain('Všechny 501 Platby 400 Bonusy 100')
  expect(wordsOf(html)).not.toContain('Prázdná')
  expect(wordsOf(html)).not.toContain('Jak hodnotíme')
  expect(head.canonical).toBe(`${env.SITE_URL}/clanky/`)
  expect(head.robots).toBe('')
  expect(html).toContain('"@type":"ItemList","numberOfItems":501')
  expect(html).toContain('"@type":"BreadcrumbList"')
})

test('paging reaches the last article, and no page beyond it', async () => {
  const second = await list('?strana=2')
  expect(titlesIn(second.html)[0]).toBe('Článek 13')
  expect(second.html).toContain('rel="prev" href="/clanky/"')
  expect(second.html).toContain('"position":13')
  expect(second.head.canonical).toBe(`${env.SITE_URL}/clanky/?strana=2`)
  // The first, the last, and those around the current one.
  const numbers = async (page: number) =>
    [...(await list(`?strana=${page}`)).html.matchAll(/aria-label="Strana (\d+)"/g)].map(([, number]) => Number(number))
  expect([await numbers(2), await numbers(20), await numbers(42)]).toEqual([
    [1, 2, 3, 42],
    [1, 19, 20, 21, 42],
    [1, 41, 42],
  ])
  const last = await list('?strana=42')
  expect(titlesIn(last.html)).toEqual([
    'Článek 493',
    'Článek 494',
    'Článek 495',
    'Článek 496',
    'Článek 497',
    'Článek 498',
    'Článek 499',
    'Článek 500',
    'Starý článek',
  ])
  expect((await list('?strana=43')).status).toBe(404)
})

test('a rubric has a page of its own', async () => {
  const { status, html, head } = await rubric('bonusy')
  expect(status).toBe(200)
  expect(titlesIn(html)[0]).toBe('Článek 5')
  expect(head.canonical).toBe(`${env.SITE_URL}/rubrika/bonusy/`)
  expect(wordsOf(html)).toMatch(/^Domů Články Bonusy/)
  expect((await rubric('bonusy', '?strana=9')).html).toContain('Článek 500')
  expect((await rubric('bonusy', '?strana=10')).status).toBe(404)
  expect((await rubric('nic')).status).toBe(404)
  expect(wordsOf((await rubric('platby')).html)).toContain('Kudy peníze.')
  const empty = await rubric('prazdna')
  expect(wordsOf(empty.html)).toContain('V této rubrice zatím žádný článek není.')
  // An empty rubric is not listed elsewhere, but its own page shows where the reader is.
  expect(empty.html).toMatch(/<a href="\/rubrika\/prazdna\/" aria-current="page">Prázdná/)
})

test('filters by rubric, author and year, and keeps the filters in the address', async () => {
  const year = await list('?rok=2024')
  expect(titlesIn(year.html)).toEqual(['Starý článek'])
  expect(wordsOf(year.html)).toContain('1 článek: 2024')
  expect(year.html).toContain('href="/clanky/">Zrušit')
  expect(year.head).toMatchObject({ robots: 'noindex, follow', canonical: `${env.SITE_URL}/clanky/?rok=2024` })
  expect(titlesIn((await list('?autor=jana-mala')).html)).toEqual(['Článek 7'])
  const both = await list('?rubrika=bonusy&rok=2026')
  expect(both.html).toContain('href="/clanky/?rubrika=bonusy&amp;rok=2026&amp;strana=2"')
  expect(wordsOf(both.html)).toContain('100 článků: Bonusy, 2026')
  expect(wordsOf((await list('?rubrika=bonusy&autor=jana-mala')).html)).toContain('Takový článek zatím nemáme.')
})

test('offers only authors who signed a published article, and the years of articles', async () => {
  const own = await createTestServices()
  const [jana, petr, eva, olga] = [
    await build.writer(own.db, { firstName: 'Jana', lastName: 'Malá' }),
    await build.writer(own.db, { firstName: 'Petr', lastName: 'Tichý' }),
    await build.writer(own.db, { firstName: 'Eva', lastName: 'Nová' }),
    await build.writer(own.db, { firstName: 'Olga', lastName: 'Stará' }),
  ]
  await build.post(own.db, { title: 'Vyšlo', writer: jana.id })
  await build.post(own.db, { title: 'Čeká', writer: petr.id, isActive: false })
  await build.post(own.db, { title: 'Recenze', category: 'Recenze', writer: eva.id })
  const about = await build.post(own.db, { title: 'O nás', writer: olga.id, isPage: true })
  const old = '2019-05-01T10:00:00.000Z'
  await own.db.updateTable('post').set({ updatedAt: old }).where('id', '=', about.id).execute()
  const load = (search: string) => loadPage(own, `/clanky/${search}`)
  const { html } = await load('')
  const names = /<select[^>]*name="autor"[\s\S]*?<\/select>/.exec(html)?.[0] ?? ''
  expect(wordsOf(names)).toMatch(/Jana Malá$/)
  expect(names).not.toMatch(/Tichý|Nová|Stará/)
  expect(html).not.toContain('2019')
  expect((await load('?autor=petr-tichy')).status).toBe(404)
})

test('a year begins at midnight in Prague', async () => {
  const own = await createTestServices()
  for (const [title, updatedAt] of [
    ['Silvestr', '2024-12-31T22:59:59.000Z'],
    ['Nový rok', '2024-12-31T23:00:00.000Z'],
    ['Po roce', '2025-12-31T23:00:00.000Z'],
  ] as const) {
    const input = { title, isActive: true, ...page(p('Text.')) }
    await createRecord(own.db, posts, input, SYSTEM, { id: newId(), createdAt: updatedAt, updatedAt })
  }
  const titles = async (year: number) => titlesIn((await loadPage(own, `/clanky/?rok=${year}`)).html)
  expect([await titles(2024), await titles(2025), await titles(2026)]).toEqual([
    ['Silvestr'],
    ['Nový rok'],
    ['Po roce'],
  ])
})

test.each(['?rubrika=nic&rok=2026', '?autor=nikdo', '?rok=1999', '?rok=2026abc'])(
  'returns 404 for %s',
  async (search) => {
    expect((await list(search)).status).toBe(404)
  },
)

test.each([
  ['?rubrika=&autor=&rok=2026', '/clanky/?rok=2026'],
  ['?rubrika=&autor=&rok=', '/clanky/'],
  ['?rubrika=bonusy&autor=&rok=', '/rubrika/bonusy/'],
  ['?rok=2026&rubrika=bonusy', '/clanky/?rubrika=bonusy&rok=2026'],
  ['?rubrika=bonusy&rok=&utm_source=x', '/rubrika/bonusy/?utm_source=x'],
  ['?rok=2026&rubrika=bonusy&strana=2&utm_source=x', '/clanky/?rubrika=bonusy&rok=2026&strana=2&utm_source=x'],
  ['?rubrika=%C4%8D%0A%00', '/rubrika/%C4%8D%0A%00/'],
])('redirects %s to %s', async (search, wanted) => {
  const response = await list(search).catch((thrown: unknown) => thrown)
  assert(response instanceof Response)
  expect(response.headers.get('location')).toBe(wanted)
})

test('redirects the filter of a renamed rubric, and drops that of a deleted one', async () => {
  const own = await createTestServices()
  const answer = async (search: string) => {
    const got = await loadPage(own, `/clanky/${search}`).catch((thrown: unknown) => thrown)
    return got instanceof Response ? `${got.status} ${got.headers.get('location')}` : got
  }
  const change = (id: string, slug: string) => changeRecord(own.db, rubrics, id, { slug }, SYSTEM, 'update')
  const money = await build.rubric(own.db, { slug: 'penize' })
  await build.post(own.db, { title: 'Převod', rubric: money.id })
  await change(money.id, 'platby')
  await change(money.id, 'vyplaty')
  expect(await answer('?rubrika=penize&rok=2026')).toBe('301 /clanky/?rubrika=vyplaty&rok=2026')
  expect(await answer('?rubrika=platby&rok=2026&strana=2')).toBe('301 /clanky/?rubrika=vyplaty&rok=2026&strana=2')

  await archiveRecord(own.db, rubrics, money.id, SYSTEM)
  expect(await answer('?rubrika=penize&rok=2026')).toBe('302 /clanky/?rok=2026')
  expect(await answer('?rubrika=vyplaty&rok=2026&strana=2')).toBe('302 /clanky/?rok=2026')

  // An editor's redirect rule gives the new address of its articles, or that they are gone.
  await build.rubric(own.db, { slug: 'bonusy' })
  const rule = (from: string, to: string, status: 301 | 410) =>
    createRecord(own.db, redirects, { from: `/rubrika/${from}/`, to, status }, SYSTEM)
  await rule('vyplaty', '/rubrika/bonusy/', 301)
  await rule('zruseno', '', 410)
  expect(await answer('?rubrika=penize&rok=2026')).toBe('301 /clanky/?rubrika=bonusy&rok=2026')
  expect(await answer('?rubrika=zruseno&rok=2026')).toBe('301 /clanky/?rok=2026')

  // Deleted for good and never renamed: the redirect rule is all that is left of it.
  const brief = await build.rubric(own.db, { slug: 'kratka' })
  await archiveRecord(own.db, rubrics, brief.id, SYSTEM)
  expect(await answer('?rubrika=kratka&rok=2026')).toBe('302 /clanky/?rok=2026')
  await deleteRecord(own.db, rubrics, brief.id, SYSTEM)
  expect(await answer('?rubrika=kratka&rok=2026')).toBe('301 /clanky/?rok=2026')

  await build.post(own.db, { slug: 'clanek' })
  for (const never of ['nic', 'clanek', '%00', 'penize/../platby', ''.padEnd(2000, 'a')]) {
    expect(await answer(`?rubrika=${never}&rok=2026`)).toMatchObject({ status: 404 })
  }
})

test('a page far down needs as many queries as the first', async () => {
  const counted = countQueries(db)
  await loadPage({ ...services, db: counted.db }, '/clanky/?strana=40')
  expect(counted.count()).toBeLessThanOrEqual(10)
})

// PostgreSQL plans by the amount of data, which is small in a test.
test.runIf(dialectOf(db).name === 'sqlite').each([
  ['all articles', {}],
  ['those of a rubric', { rubricId: 'rubrika-0001' }],
  ['those of a year', { year: 2026 }],
])('far down %s, earlier rows are skipped on the index alone', async (_, of) => {
  const { watch, queries } = recordQueries()
  await listPosts(watch(db), { category: '/', ...of, limit: 12, offset: 480 }, new Date())
  const skips = queries().filter(({ sql }) => sql.includes('offset'))
  expect(skips).toHaveLength(1)
  expect(await plansOf(db, skips)).toMatchObject([{ isInOrder: true, steps: [{ table: 'post', isCovered: true }] }])
})
