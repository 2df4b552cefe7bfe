import { assert, beforeAll, describe, expect, test } from 'vitest'
import { SYSTEM } from '#records/actor.ts'
import { changeRecord } from '#records/crud/crud.server.ts'
import { inTransaction } from '#infra/db/transaction.server.ts'
import { posts } from '#posts/collection.server.ts'
import { emptyTerms } from '#shared/schema/bonus-terms.ts'
import { pagingOf } from '#site/listing/paging.ts'
import { build } from '#testing/build.ts'
import { countQueries } from '#testing/count-queries.ts'
import { loadPage, wordsOf } from '#testing/load-page.ts'
import { createTestServices } from '#testing/test-db.ts'

const services = await createTestServices()
const { db } = services
const list = (path: string) => loadPage(services, path)

beforeAll(async () => {
  const writer = await build.writer(db, { firstName: 'Jan', lastName: 'Novák' })
  await build.post(db, { title: 'Jan Novák', category: 'Autor', writer: writer.id })
  const casino = await build.casino(db, { title: 'Modrý Lev', rating: 9.4 })
  for (let number = 1; number <= 25; number++) {
    const reviewed = number === 25 ? { isReviewPost: true, entity: casino.id, entityModel: 'Casino' as const } : {}
    await build.post(db, { title: `Recenze ${number}`, category: 'Recenze', writer: writer.id, ...reviewed })
  }
})

test('a list may be empty', async () => {
  const { status, html } = await loadPage(await createTestServices(), '/recenze/')
  expect(status).toBe(200)
  expect(html).toContain('Zatím tu žádná recenze není.')
})

test('lists twelve reviews per page, the newest first, with rating and author', async () => {
  const { status, html, head } = await list('/recenze/')
  expect(status).toBe(200)
  expect(html.match(/<h2>/g)).toHaveLength(12)
  expect(wordsOf(html)).toContain('25 recenzí podle poslední aktualizace, od nejnovější; podle hodnocení řadí žebříček')
  expect(html.indexOf('Recenze 25')).toBeLessThan(html.indexOf('Recenze 24'))
  expect(html).toContain('Hodnocení 9,4 z 10')
  expect(html).toContain('Jan Novák')
  expect(html).toContain('rel="next" href="/recenze/?strana=2"')
  expect(html).not.toContain('rel="prev"')
  expect(head.canonical).toBe(`${services.env.SITE_URL}/recenze/`)
})

test('every page has its own address', async () => {
  const second = await list('/recenze/?strana=2')
  expect(second.html).toContain('rel="prev" href="/recenze/"')
  expect(second.html).toContain('rel="next" href="/recenze/?strana=3"')
  expect(second.head.canonical).toBe(`${services.env.SITE_URL}/recenze/?strana=2`)
  expect(second.head.title).toContain('strana 2')
  // Search engines have no use for the same description on every page.
  expect(second.head.description).not.toBe((await list('/recenze/')).head.description)
  const last = await list('/recenze/?strana=3')
  expect(last.html.match(/<h2>/g)).toHaveLength(1)
  expect(last.html).not.toContain('rel="next"')
})

test.each(['0', '4', '-1', '2.0', '02', 'abc', '', '99999999999'])('returns 404 for page %s', async (page) => {
  const { status, head } = await list(`/recenze/?strana=${page}`)
  expect(status).toBe(404)
  expect(head.robots).toBe('noindex')
})

test.each([
  ['/recenze/?strana=1', '/recenze/'],
  ['/recenze/?utm_source=x&strana=1&utm_medium=%C4%8D', '/recenze/?utm_source=x&utm_medium=%C4%8D'],
  [
    '/recenze/?strana=1&seradit=nazev&zobrazit=tabulka&utm_source=x',
    '/recenze/?zobrazit=tabulka&seradit=nazev&utm_source=x',
  ],
])('redirects %s, another address of the first page, to %s', async (path, wanted) => {
  const response = await list(path).catch((thrown: unknown) => thrown)
  assert(response instanceof Response)
  expect([response.status, response.headers.get('location')]).toEqual([301, wanted])
})

test('lists authors', async () => {
  const { status, html } = await loadPage(services, '/autor/')
  expect(status).toBe(200)
  expect(html).toContain('href="/autor/jan-novak/"')
  expect((await loadPage(services, '/autor/?strana=2')).status).toBe(404)
})

test('a list needs few queries', async () => {
  const counted = countQueries(db)
  await loadPage({ ...services, db: counted.db }, '/recenze/')
  expect(counted.count()).toBeLessThanOrEqual(5)
})

test('calculates the number of pages from the total', () => {
  const page = (given: string, total: number) => pagingOf(new URLSearchParams(given), total, 12)
  expect(page('', 0)).toEqual({ page: 1, pages: 1 })
  expect(page('', 12)).toEqual({ page: 1, pages: 1 })
  expect(page('strana=2', 13)).toEqual({ page: 2, pages: 2 })
  expect(page('strana=2', 12)).toBeUndefined()
})

describe('reviews as a table', () => {
  const REVIEWED = 200
  const titlesIn = (html: string) =>
    [...html.matchAll(/<a href="\/recenze\/[a-z][^"]+">([^<]+)</g)].map(([, title]) => title)
  let many: Awaited<ReturnType<typeof createTestServices>>
  const table = (search = '') => loadPage(many, `/recenze/?zobrazit=tabulka${search}`)

  beforeAll(async () => {
    many = await createTestServices()
    const writer = await build.writer(many.db)
    await inTransaction(many.db, async (trx) => {
      for (let number = 1; number <= REVIEWED; number++) {
        const title = `Kasino${String(number).padStart(3, '0')}`
        const casino = await build.casino(trx, { title, rating: number === 150 ? 9.9 : 5, payoutsSpeed: number })
        const review = { isReviewPost: true, entity: casino.id, entityModel: 'Casino' as const }
        await build.post(trx, { title: `O ${title}`, category: 'Recenze', writer: writer.id, ...review })
      }
      await build.casino(trx, { title: 'Bez recenze', rating: 10 })
    })
  }, 300_000)

  test('lists the best first, fifty per page, only with a published review', async () => {
    const { html, head } = await table()
    expect(titlesIn(html).slice(0, 3)).toEqual(['Kasino150', 'Kasino001', 'Kasino002'])
    expect(titlesIn(html)).toHaveLength(50)
    expect(html).not.toContain('Bez recenze')
    expect(html).toContain('aria-sort="descending"')
    expect(wordsOf(html)).toContain('Podle protočení neřadíme: 30× bonus může být méně než 20× vklad a bonus.')
    expect(head).toMatchObject({ canonical: `${many.env.SITE_URL}/recenze/?zobrazit=tabulka`, robots: '' })
    expect(head.description).toContain('v jedné tabulce')
    expect(html).toContain('rel="next" href="/recenze/?zobrazit=tabulka&amp;strana=2"')
    expect(titlesIn((await table('&strana=4')).html).at(-1)).toBe('Kasino200')
    expect((await table('&strana=5')).status).toBe(404)
  })

  test('sorts each column from its own end, unknown values last; lists only running casinos with a published review', async () => {
    const few = await createTestServices()
    const terms = (multiple: number) =>
      ({ ...emptyTerms, kind: 'match', percent: 100, multiple, countedFrom: 'bonus' }) as const
    const writer = (await build.writer(few.db)).id
    const reviewed = async (title: string, input: object, isActive = true) => {
      const { id: entity } = await build.casino(few.db, { title, ...input })
      const review = { isReviewPost: true, entity, entityModel: 'Casino', category: 'Recenze', writer } as const
      const post = await build.post(few.db, { title: `O ${title}`, ...review })
      // Taken down after it was published.
      if (!isActive) await changeRecord(few.db, posts, post.id, { isActive }, SYSTEM, 'update')
      return entity
    }
    await reviewed('Áčko', { rating: 7, minimumDeposit: 300, bonus: 'Bonus', bonusTerms: terms(10) })
    await reviewed('Čáp', { rating: 9, minimumDeposit: 100, bonus: 'Bonus', bonusTerms: terms(40) })
    await reviewed('Cvrček', { rating: 8, minimumDeposit: null, bonus: '', bonusTerms: null })
    await reviewed('Zavřené', { rating: 10, closedYear: 2024 })
    await reviewed('Ve frontě', { rating: 10 }, false)
    const wolf = await reviewed('Vlk', { rating: 5, minimumDeposit: 200, bonus: 'Bonus', bonusTerms: terms(60) })
    await build.licence(few.db, { casino: wolf, validTo: '2020-01-01' })
    const sorted = async (sort: string) => {
      const { html } = await loadPage(few, `/recenze/?zobrazit=tabulka&seradit=${sort}`)
      return { html, titles: titlesIn(html), direction: /aria-sort="(\w+)"/.exec(html)?.[1] }
    }
    expect((await sorted('hodnoceni')).html).not.toMatch(/Zavřené|Ve\sfrontě/)
    expect(await sorted('hodnoceni')).toMatchObject({
      titles: ['Čáp', 'Cvrček', 'Áčko', 'Vlk'],
      direction: 'descending',
    })
    expect(await sorted('vklad')).toMatchObject({ titles: ['Čáp', 'Vlk', 'Áčko', 'Cvrček'], direction: 'ascending' })
    expect(await sorted('nazev')).toMatchObject({ titles: ['Áčko', 'Cvrček', 'Čáp', 'Vlk'], direction: 'ascending' })
    const { html, titles, direction } = await sorted('cena')
    expect({ titles, direction }).toEqual({ titles: ['Áčko', 'Čáp', 'Cvrček', 'Vlk'], direction: 'descending' })
    // The bonus of an offer without a valid licence is never shown, nor can its position reveal it.
    const rows = [...html.matchAll(/<tr><th scope="row">[\s\S]*?<\/tr>/g)].map(([row]) => wordsOf(row))
    expect(rows[3]).toBe('Vlk 5,0 zatím neměřeno – – 200 Kč bez české licence')
    expect(rows[0]).toContain('při vkladu 1 000 Kč')
    expect(rows[2]).toContain('bez bonusu')
  })

  test('sorts by the column in the address', async () => {
    const { html, head } = await table('&seradit=vyplata&strana=2')
    expect(titlesIn(html)[0]).toBe('Kasino051')
    expect(html).toMatch(/aria-sort="ascending"[^>]*><a href="\/recenze\/\?zobrazit=tabulka&amp;seradit=vyplata">/)
    expect(html).toContain('href="/recenze/?zobrazit=tabulka&amp;seradit=vyplata&amp;strana=3"')
    expect(head.robots).toBe('noindex, follow')
    expect(titlesIn((await table('&seradit=neco')).html)[0]).toBe('Kasino150')
  })
})
