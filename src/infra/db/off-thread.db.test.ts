import { subscribe, unsubscribe } from 'node:diagnostics_channel'
import { statSync } from 'node:fs'
import type { Worker } from 'node:worker_threads'
import { sql } from 'kysely'
import { expect, test, vi } from 'vitest'
import { openDb } from '#entities/open-db.server.ts'
import { trackReads } from '#infra/cache/tracking.server.ts'
import { dialectOf } from '#infra/db/dialect.server.ts'
import { DatabaseUnavailable } from '#infra/db/errors.server.ts'
import { offThread } from '#infra/db/off-thread.server.ts'
import { sqliteFile } from '#infra/db/open.server.ts'
import { inTransaction } from '#infra/db/transaction.server.ts'
import { build } from '#testing/build.ts'
import { createTestServices, testDatabase } from '#testing/test-db.ts'
import { turnsDuring } from '#testing/turns-during.ts'

const { db, env } = await createTestServices()
const aside = offThread(db)
const isSqlite = testDatabase === 'sqlite'

const counted = (upTo: number) =>
  sql<{ count: number }>`with recursive n(i) as (select 1 union all select i + 1 from n where i < ${sql.lit(upTo)})
    select count(*) as count from n`

const LONG = 1_000_000

test('a long query does not block the event loop', async () => {
  expect(await turnsDuring(() => counted(LONG).execute(aside))).toBeGreaterThan(20)
})

test('many short queries do not block it either, nor in a transaction', async () => {
  const many = (trx: typeof db) => async () => {
    for (let number = 0; number < 20; number++) await counted(LONG / 20).execute(trx)
  }
  expect(await turnsDuring(many(db))).toBeGreaterThan(3)
  expect(await turnsDuring(() => inTransaction(db, (trx) => many(trx)()))).toBeGreaterThan(3)
})

test('it is the same database: names, dialect, tags, and committed rows', async () => {
  const { id } = await build.casino(db, { title: 'Modrý Lev', rating: 7.5 })
  const { result, dependencies } = await trackReads(() =>
    aside.selectFrom('casino').where('id', '=', id).select(['id', 'title', 'isDeleted', 'rating', 'logo']).execute(),
  )
  expect(result).toEqual([{ id, title: 'Modrý Lev', isDeleted: 0, rating: 7.5, logo: null }])
  expect([...dependencies.tags]).toEqual([`casino:${id}`])
  expect(dialectOf(aside)).toBe(dialectOf(db))
})

test('results belong to their queries, however long the previous one takes', async () => {
  const limits = [LONG / 4, 3, 2, 1]
  const answers = await Promise.all(limits.map(async (upTo) => (await counted(upTo).execute(aside)).rows[0]?.count))
  expect(answers).toEqual(limits)
})

test('a transaction sees its own uncommitted rows', async () => {
  const slug = 'jen-v-transakci'
  const find = (reader: typeof db) => reader.selectFrom('casino').where('slug', '=', slug).select('id').execute()
  await inTransaction(db, async (trx) => {
    const { id } = await build.casino(trx, { slug })
    expect(await find(offThread(trx))).toEqual([{ id }])
    expect(await find(offThread(db))).toEqual([])
  })
  expect(await find(offThread(db))).toHaveLength(1)
})

const thrownBy = (work: Promise<unknown>) =>
  work.then(
    () => undefined,
    (error: unknown) => error,
  )

test('bugs of the program pass through', async () => {
  const error = await thrownBy(sql`select nothing`.execute(aside))
  expect(error).toBeInstanceOf(Error)
  expect(error).not.toBeInstanceOf(DatabaseUnavailable)
  expect(String(error)).toContain('nothing')
})

test.runIf(isSqlite)('the thread cannot write, and reports it like the database', async () => {
  const error = await thrownBy(aside.deleteFrom('casino').execute())
  expect(error).toBeInstanceOf(DatabaseUnavailable)
  expect(error).toMatchObject({ cause: { message: expect.stringContaining('readonly'), errcode: 8 } })
  await expect(aside.transaction().execute(async () => {})).rejects.toThrow('only reads')
})

test.runIf(isSqlite)('queries fail when the thread dies, and the next one gets a new thread', async () => {
  const other = openDb(env)
  const started: Worker[] = []
  const note = (message: unknown) => void started.push((message as { worker: Worker }).worker)
  subscribe('worker_threads', note)
  await counted(1).execute(offThread(other))
  const running = [LONG, 1].map((upTo) => thrownBy(counted(upTo).execute(offThread(other))))
  // All queries have been sent by then.
  await new Promise((resolve) => setImmediate(resolve))
  await started[0]?.terminate()
  for (const error of await Promise.all(running)) {
    expect(error).toBeInstanceOf(DatabaseUnavailable)
    expect(error).toMatchObject({ cause: { message: expect.stringContaining('ended') } })
  }
  expect((await counted(7).execute(offThread(other))).rows).toEqual([{ count: 7 }])
  expect(started).toHaveLength(2)
  unsubscribe('worker_threads', note)
  await other.destroy()
})

test.runIf(isSqlite)('closing the database ends its thread', async () => {
  const other = openDb(env)
  await counted(1).execute(other)
  const running = thrownBy(counted(LONG * 2).execute(offThread(other)))
  await other.destroy()
  expect(await running).toBeInstanceOf(DatabaseUnavailable)
  expect(await thrownBy(counted(1).execute(offThread(other)))).toBeInstanceOf(DatabaseUnavailable)
})

test.runIf(isSqlite)('after a large commit the thread does the checkpoint', async () => {
  const size = () => statSync(sqliteFile(env.DATA_DIR)).size
  const before = size()
  await inTransaction(db, (trx) =>
    trx
      .insertInto('searchEntry')
      .values({ collection: 'tests', recordId: 'large', title: '', body: 'x'.repeat(8_000_000) })
      .execute(),
  )
  expect(size()).toBe(before)
  await vi.waitFor(() => expect(size()).toBeGreaterThan(before + 8_000_000), { timeout: 60_000 })
})
