import { expect, test } from 'vitest'
import { posts } from '#posts/collection.server.ts'
import { postList } from '#posts/list-items.server.ts'
import { recentDays, reportReads } from '#features/reads/queries.server.ts'
import { createReadCounter } from '#features/reads/server/read-counter.ts'
import { mountReads } from '#features/reads/server/mount.ts'
import {
  addReads,
  dropOldestReads,
  dropOldMarks,
  forgetReads,
  type ReadDay,
  storeReads,
} from '#features/reads/sums.server.ts'
import { privateReadCalls } from '#features/reads/api.server.ts'
import { SYSTEM } from '#records/actor.ts'
import type { Db } from '#records/db.server.ts'
import type { AppHono } from '#records/calls/calls.server.ts'
import { archiveRecord } from '#records/crud/crud.server.ts'
import { listQuerySchema } from '#records/list/list-query.server.ts'
import { listIds, listRecords } from '#records/list/list.server.ts'
import { inTransaction } from '#infra/db/transaction.server.ts'
import { addDays, pragueDay } from '#shared/czech/day.ts'
import { createApp } from '#server/app.ts'
import { build } from '#testing/build.ts'
import { createPrivateApi } from '#testing/private-api.ts'
import { plansOf } from '#testing/query-plans.ts'
import { recordQueries } from '#testing/record-queries.ts'
import { createTestServices, testDatabase } from '#testing/test-db.ts'
import { Hono } from 'hono'

const services = await createTestServices()
const { db } = services
const counter = createReadCounter(services)
const app: AppHono = new Hono()
mountReads(app, services, counter)
const api = createPrivateApi(services, privateReadCalls)

const PERSON = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0'
const ROBOT = 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)'
const today = pragueDay(services.now())

const tell = (path: string, headers: Record<string, string> = {}) =>
  app.request(`/precteno?stranka=${encodeURIComponent(path)}`, {
    method: 'POST',
    headers: { 'User-Agent': PERSON, ...headers },
  })

async function clear() {
  await db.deleteFrom('readSum').execute()
}

const storeDays = (to: Db, days: readonly ReadDay[]) => inTransaction(to, (trx) => addReads(trx, days))

const sums = async () => {
  const rows = await db.selectFrom('readSum').selectAll().execute()
  return rows.map(({ period, postId, people, bots }) => `${period} ${postId} ${people} ${bots}`).toSorted()
}

test('readers and robots are counted apart, by day, month and year, and nothing else is kept', async () => {
  await clear()
  const { id } = await build.post(db, { slug: 'cteny', category: '/' })
  expect((await tell('/cteny/')).status).toBe(204)
  await tell('/cteny/')
  await tell('/cteny/', { 'User-Agent': ROBOT })
  await tell('/cteny/', { 'User-Agent': '' })
  await counter.flush()
  expect(await sums()).toEqual(
    [today, today.slice(0, 7), today.slice(0, 4)].map((period) => `${period} ${id} 2 2`).toSorted(),
  )
  expect(Object.keys((await db.selectFrom('readSum').selectAll().execute())[0] ?? {}).toSorted()).toEqual([
    'bots',
    'people',
    'period',
    'postId',
  ])
})

test('only published posts are counted, and only by pages of this site', async () => {
  await clear()
  await build.post(db, { slug: 'koncept', isActive: false })
  const gone = await build.post(db, { slug: 'archivni' })
  await archiveRecord(db, posts, gone.id, SYSTEM)
  await build.post(db, { slug: 'clanek-zde' })
  for (const path of [
    '/koncept/',
    '/archivni/',
    '/neni/',
    '/recenze/clanek-zde/',
    '/a/b/c/',
    'clanek-zde',
    '',
    '/\0/',
  ]) {
    expect((await tell(path)).status).toBe(204)
  }
  expect((await tell('/clanek-zde/', { 'Sec-Fetch-Site': 'cross-site' })).status).toBe(204)
  await tell(`/${'x'.repeat(300)}/`)
  expect((await app.request('/precteno')).status).toBe(404)
  await counter.flush()
  expect(await sums()).toEqual([])
  await tell('/clanek-zde/', { 'Sec-Fetch-Site': 'same-origin' })
  await counter.flush()
  expect(await sums()).toHaveLength(3)
})

test('the whole server takes it, without a cookie, and no cache keeps the answer', async () => {
  await clear()
  await build.post(db, { slug: 'z-cele-aplikace' })
  const whole = createApp(services, {
    renderPage: () => Promise.reject(new Error('no page is rendered')),
    readCounter: counter,
  })
  const answer = await whole.request('/precteno?stranka=/z-cele-aplikace/', {
    method: 'POST',
    headers: { 'User-Agent': PERSON },
  })
  expect([answer.status, answer.headers.get('set-cookie'), answer.headers.get('cache-control')]).toEqual([
    204,
    null,
    'no-store',
  ])
  await counter.flush()
  expect(await sums()).toHaveLength(3)
})

test('while the database refuses, reads wait; then each is counted once', async () => {
  await clear()
  const { id } = await build.post(db, { slug: 'ceka' })
  await db.schema.alterTable('read_sum').renameTo('read_sum_away').execute()
  await tell('/ceka/')
  await counter.flush()
  await tell('/ceka/')
  await counter.flush()
  await db.schema.alterTable('read_sum_away').renameTo('read_sum').execute()
  await counter.flush()
  expect(await sums()).toContain(`${today} ${id} 2 0`)
})

test('a batch whose answer was lost is counted once, and what was told meanwhile, too', async () => {
  await clear()
  const { id } = await build.post(db, { slug: 'jednou' })
  const read = (number: number) => ({ number, day: today, postId: id, isBot: number === 3 })
  const send = (counter: string, ...numbers: number[]) =>
    storeReads(db, { counter, reads: numbers.map(read), now: services.now() })
  await send('counter-1', 1, 2)
  await send('counter-1', 1, 2, 3, 5)
  await send('counter-1', 1, 2, 3, 5)
  expect(await sums()).toContain(`${today} ${id} 3 1`)
  // Each process numbers its own.
  await send('counter-2', 1)
  expect(await sums()).toContain(`${today} ${id} 4 1`)
  const marks = () => db.selectFrom('readMark').where('counter', 'like', 'counter-%').select('counter').execute()
  const later = (hours: number) => new Date(services.now().getTime() + hours * 3_600_000)
  await dropOldMarks(db, later(23))
  expect(await marks()).toHaveLength(2)
  await dropOldMarks(db, later(25))
  expect(await marks()).toEqual([])
})

test('processes that count at once lose nothing', async () => {
  await clear()
  const days = ['post-aaaa', 'post-bbbb', 'post-cccc'].map((postId) => ({ day: today, postId, people: 1, bots: 2 }))
  await Promise.all(Array.from({ length: 12 }, (_, at) => storeDays(db, at % 2 === 0 ? days : days.toReversed())))
  expect(await sums()).toContain(`${today} post-bbbb 12 24`)
})

test('days can be forgotten without a trace, and others stay', async () => {
  await clear()
  const read = (day: string, people: number) => ({ day, postId: 'post-aaaa', people, bots: 1 })
  await storeDays(db, [read('2026-01-01', 5), read('2026-01-02', 7), read('2025-12-31', 1)])
  await inTransaction(db, (trx) => forgetReads(trx, ['2026-01-01', '2025-12-31']))
  expect(await sums()).toEqual(['2026 post-aaaa 7 1', '2026-01 post-aaaa 7 1', '2026-01-02 post-aaaa 7 1'])
})

test('two whole years are kept beside the running one', async () => {
  await clear()
  const read = (day: string) => ({ day, postId: 'post-aaaa', people: 1, bots: 0 })
  await storeDays(db, [read('2022-05-01'), read('2023-12-31'), read('2024-01-01'), read('2026-11-01')])
  const now = new Date('2026-11-15T12:00:00Z')
  const dropped: string[] = []
  for (let period = await dropOldestReads(db, now); period; period = await dropOldestReads(db, now))
    dropped.push(period)
  expect(dropped).toEqual(['2022', '2022-05', '2022-05-01', '2023', '2023-12', '2023-12-31'])
  expect((await reportReads(db, { from: '2024-01-01', to: '2026-01-01', limit: 10 }, now)).totals.people).toBe(1)
})

test('a report of any period adds up its days', async () => {
  await clear()
  const one = await build.post(db, { title: 'První' })
  const other = await build.post(db, { title: 'Druhý' })
  const days = Array.from({ length: 500 }, (_, at) => addDays('2025-03-01', at))
  await inTransaction(db, (trx) =>
    addReads(
      trx,
      days.flatMap((day, at) => [
        { day, postId: one.id, people: at % 7, bots: 1 },
        { day, postId: other.id, people: at % 5, bots: 0 },
        { day, postId: 'post-deleted', people: 0, bots: at % 2 },
      ]),
    ),
  )
  for (const [from, length] of [
    [0, 500],
    [3, 1],
    [17, 45],
    [31, 335],
    [200, 299],
  ] as const) {
    const within = Array.from({ length }, (_, at) => from + at)
    const sum = (of: (at: number) => number) => within.reduce((total, at) => total + of(at), 0)
    const report = await reportReads(
      db,
      { from: days[from] ?? '', to: days[from + length - 1] ?? '', limit: 10 },
      services.now(),
    )
    const expected = [
      { id: one.id, title: 'První', people: sum((at) => at % 7), bots: length },
      { id: other.id, title: 'Druhý', people: sum((at) => at % 5), bots: 0 },
      { id: 'post-deleted', title: null, people: 0, bots: sum((at) => at % 2) },
    ].filter(({ people, bots }) => people + bots > 0)
    const byId = (posts: { id: string }[]) => posts.toSorted((a, b) => (a.id < b.id ? -1 : 1))
    expect(byId(report.posts)).toEqual(byId(expected))
    expect(report.count).toBe(expected.length)
    expect(report.totals.people).toBe(expected.reduce((total, { people }) => total + people, 0))
  }
})

test('the calls: a period, a file, one post, and clear words for what cannot be asked', async () => {
  await clear()
  const post = await build.post(db, { title: 'Jak; číst "podmínky"' })
  await storeDays(db, [{ day: today, postId: post.id, people: 4, bots: 1 }])
  expect((await api.get('/reads', 'editor')).body).toMatchObject({
    to: today,
    totals: { people: 4, bots: 1 },
    count: 1,
    posts: [{ id: post.id, people: 4 }],
  })
  expect((await api.get('/reads/export.csv', 'editor')).text).toContain('"Jak; číst ""podmínky"""')
  const { body } = await api.get(`/posts/${post.id}/reads`, 'contributor')
  expect([body.people, body.bots, body.days.length, body.days.at(-1)]).toEqual([4, 1, 30, { day: today, people: 4 }])
  expect((await api.get('/reads', 'contributor')).status).toBe(403)
  expect((await api.get('/reads?from=2026-02-02&to=2026-02-01', 'editor')).status).toBe(400)
  expect((await api.get('/reads?from=2020-02-02&to=2026-02-01', 'editor')).status).toBe(400)
})

test('the list of posts is sorted by reads, each post once, and those nobody reads keep their order', async () => {
  const own = await createTestServices()
  const made: string[] = []
  for (let at = 0; at < 9; at++) made.push((await build.post(own.db, { title: `Příspěvek ${at}` })).id)
  const day = recentDays(new Date())[10] ?? ''
  const read = (at: number, people: number) => ({ day, postId: made[at] ?? '', people, bots: 3 })
  await storeDays(own.db, [read(2, 5), read(7, 50), read(4, 5), read(5, 0), { ...read(8, 900), day: '2020-01-01' }])
  const list = (query: object) => listRecords(own.db, postList, listQuerySchema(postList).parse(query))
  const whole = await list({ sort: '-reads' })
  const ids = whole.items.map(({ id }) => id)
  expect(whole.items.slice(0, 4).map(({ reads }) => reads)).toEqual([50, 5, 5, 0])
  expect(ids[0]).toBe(made[7])
  expect(ids.slice(3)).toEqual((await list({})).items.map(({ id }) => id).filter((id) => ids.indexOf(id) > 2))
  for (const sort of ['-reads', 'reads']) {
    const all = (await list({ sort })).items.map(({ id }) => id)
    expect(new Set(all).size).toBe(9)
    const pages = await Promise.all([1, 2, 3, 4, 5, 6].map((page) => list({ sort, page, perPage: 2 })))
    expect(pages.flatMap(({ items }) => items.map(({ id }) => id))).toEqual(all)
    expect(await listIds(own.db, postList, listQuerySchema(postList).parse({ sort }), 4)).toEqual(all.slice(0, 4))
    const found = await list({ sort, q: 'prispevek', status: 'published' })
    expect(found.items.map(({ id }) => id)).toEqual(all)
  }
  expect((await list({ sort: 'reads' })).items.at(-1)?.reads).toBe(50)
})

test('what is asked of the sums is found by their key, and unread posts along the index of the list', async () => {
  const { watch, queries } = recordQueries()
  const watched = watch(db)
  await listRecords(watched, postList, listQuerySchema(postList).parse({ sort: '-reads' }))
  await reportReads(watched, { limit: 10 }, services.now())
  const plans = await plansOf(db, queries())
  const steps = plans.flatMap((plan) => plan.steps).filter(({ table }) => table === 'read_sum')
  expect(steps.length).toBeGreaterThan(testDatabase === 'sqlite' ? 2 : -1)
  expect(steps.every(({ by }) => by.includes('period'))).toBe(true)
  const unread = plans.filter(({ sql }) => sql.includes('not in') && sql.includes('limit'))
  expect(unread).toHaveLength(1)
  expect(unread[0]?.isInOrder).toBe(testDatabase === 'sqlite')
})
