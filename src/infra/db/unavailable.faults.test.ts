import { setTimeout as pause } from 'node:timers/promises'
import { sql } from 'kysely'
import { afterAll, expect, test, vi } from 'vitest'
import { openDb } from '#entities/open-db.server.ts'
import { isDatabaseUnavailable } from '#server/http/errors.ts'
import { signIn, startServer } from '#testing/server-process.ts'
import { startOwnPostgres } from '#testing/postgres.ts'
import { createEmptyDatabase } from '#testing/test-db.ts'

const postgres = await startOwnPostgres()
const { DATA_DIR } = await createEmptyDatabase()
const server = await startServer({ DATA_DIR, DATABASE_URL: postgres.url })
const editor = await signIn(server)
afterAll(async () => {
  await server.kill('SIGKILL')
  await postgres.stop()
})

/** Requests everything that needs the database, with its status and whether it took less than 2 s. */
async function requestAll() {
  const asks: [string, () => Promise<{ status: number }>][] = [
    ['a page', () => server.request('/clanek-ktery-neni/')],
    ['a search', () => server.request('/hledat/?q=a')],
    ['a public call', () => server.request('/api/v1/public/redirects?path=/a/')],
    ['a private read', () => editor.get('/game-types')],
    ['a save', () => editor.send('POST', '/game-types', { body: { title: `Hra ${performance.now()}` } })],
    ['readiness', () => server.request('/readyz')],
  ]
  return Object.fromEntries(
    await Promise.all(
      asks.map(async ([name, request]) => {
        const started = performance.now()
        const { status } = await request()
        return [name, performance.now() - started < 2000 ? status : `${status} too late`] as const
      }),
    ),
  )
}

const all = (status: number) => ({
  'a search': status,
  'a public call': status === 200 ? 204 : status,
  'a private read': status,
  readiness: status,
})

test('PostgreSQL restarted: cached pages are served, the rest is 503 within 2 s, recovery within 5 s, and the process survives', async () => {
  expect(await requestAll()).toEqual({ ...all(200), 'a page': 404, 'a save': 201 })
  expect((await server.request('/')).status).toBe(200)
  // During many transactions, so that some lose their connection between two statements.
  const caught = Array.from({ length: 30 }, (_, index) =>
    editor.send('POST', '/game-types', { body: { title: `Uprostřed ${index}` } }),
  )
  await postgres.shutDown()
  for (const { status } of await Promise.all(caught)) expect([201, 503]).toContain(status)

  expect(await requestAll()).toEqual({ ...all(503), 'a page': 503, 'a save': 503 })
  expect((await server.request('/healthz')).status).toBe(200)
  expect((await server.request('/')).status).toBe(200)
  // API clients get the status and a plain line; browsers get this page.
  const asBrowser = { headers: { 'user-agent': 'Mozilla/5.0 (X11; Linux x86_64) Chrome/140.0.0.0' } }
  const response = await server.request('/hledat/?q=a', asBrowser)
  expect(await response.text()).toContain('Zkuste to prosím za chvíli znovu.')
  const refused = await server.request('/api/v1/public/redirects?path=/a/')
  expect([refused.headers.get('retry-after'), refused.headers.get('cache-control')]).toEqual(['2', 'no-store'])

  await postgres.startAgain()
  const back = performance.now()
  while ((await server.request('/readyz')).status !== 200) await pause(50)
  expect(await requestAll()).toEqual({ ...all(200), 'a page': 404, 'a save': 201 })
  expect(performance.now() - back).toBeLessThan(5000)
  expect(server.output()).not.toMatch(/unhandled|uncaught/i)
})

test('a connection lost between two statements fails that transaction and nothing else', async () => {
  const db = openDb({ DATA_DIR, DATABASE_URL: postgres.url })
  const pidOf = sql<{ pid: number }>`select pg_backend_pid() as pid`
  const lost = db.transaction().execute(async (trx) => {
    const pid = (await pidOf.execute(trx)).rows[0]?.pid
    await sql`select pg_terminate_backend(${pid})`.execute(db)
    const isThere = sql`select 1 from pg_stat_activity where pid = ${pid}`
    await vi.waitUntil(async () => (await isThere.execute(db)).rows.length === 0)
    await pidOf.execute(trx)
  })
  await expect(lost).rejects.toSatisfy(isDatabaseUnavailable)
  expect((await pidOf.execute(db)).rows).toHaveLength(1)
  await db.destroy()
})
