import { once } from 'node:events'
import { DatabaseSync } from 'node:sqlite'
import { Worker } from 'node:worker_threads'
import { sql } from 'kysely'
import { expect, test, vi } from 'vitest'
import { openDb } from '#entities/open-db.server.ts'
import { sqliteFile } from '#infra/db/open.server.ts'
import { build } from '#testing/build.ts'
import { createEmptyDatabase, createTestDb } from '#testing/test-db.ts'

const db = await createTestDb()

test('a rollback that fails discards what was written and blocks no later write', async () => {
  const work = db.transaction().execute(async (trx) => {
    await build.gameType(trx, 'Nedokončená')
    vi.spyOn(DatabaseSync.prototype, 'exec').mockImplementationOnce((statement) => {
      throw Object.assign(new Error(`${statement}: disk I/O error`), { errcode: 10 })
    })
    throw new Error('the actual reason')
  })
  await expect(work).rejects.toThrow('the actual reason')
  vi.restoreAllMocks()

  await build.gameType(db, 'Další')
  const titles = await db.selectFrom('gameType').select('title').execute()
  expect(titles).toEqual([{ title: 'Další' }])
})

const HOLDER = `
  const { DatabaseSync } = require('node:sqlite')
  const { parentPort, workerData } = require('node:worker_threads')
  const database = new DatabaseSync(workerData)
  database.exec('begin immediate; create table held (id text)')
  parentPort.postMessage('held')
  setTimeout(() => database.exec('commit'), 300)`

test('waits for another process that writes to a new database before it uses WAL', async () => {
  const config = await createEmptyDatabase()
  const holder = new Worker(HOLDER, { eval: true, workerData: sqliteFile(config.DATA_DIR) })
  await once(holder, 'message')
  const opened = openDb(config)
  const { rows } = await sql<object>`pragma journal_mode`.execute(opened)
  expect(rows.map((row) => Object.values(row))).toEqual([['wal']])
  await opened.destroy()
})
