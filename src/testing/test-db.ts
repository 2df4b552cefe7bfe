import { randomBytes } from 'node:crypto'
import { copyFileSync, cpSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { inject } from 'vitest'
import { openDb } from '#entities/open-db.server.ts'
import type { Db } from '#records/db.server.ts'
import { type Env, parseEnvironment } from '#infra/env.server.ts'
import { createLog } from '#infra/log.server.ts'
import { createFileCache } from '#infra/cache/file-cache.server.ts'
import { createPageCache } from '#infra/cache/page-cache.server.ts'
import type { Services } from '#records/services.server.ts'
import { folderStorage } from '#infra/storage.server.ts'
import { afterFile } from '#testing/after-file.ts'

export const testDatabase = process.env['TEST_DATABASE'] === 'postgres' ? 'postgres' : 'sqlite'

interface TestDatabase {
  db: Db
  env: Env
  folder: string
}

/** An empty, migrated database of the kind under test; removed after the test file. */
export async function createTestDb(): Promise<Db> {
  return (await openTestDatabase()).db
}

/** The same with all other services; on SQLite it may begin as a copy of another data folder. */
export async function createTestServices(copied?: string): Promise<Services> {
  const { db, env, folder } = await openTestDatabase(copied)
  return {
    env,
    db,
    log: createLog({ level: 'silent' }),
    storage: folderStorage(join(folder, 'media')),
    pages: createPageCache(10_000_000),
    files: createFileCache(),
    now: () => new Date(),
    beforeClose: [],
  }
}

/** The location of a database that is not migrated yet; for tests of the migrations themselves. */
export async function createEmptyDatabase(): Promise<{ DATABASE_URL: string | undefined; DATA_DIR: string }> {
  const folder = mkdtempSync(join(tmpdir(), 'rozvazne-db-'))
  const { url, drop } =
    testDatabase === 'sqlite' ? { url: undefined, drop: async () => {} } : await createPostgres('empty')
  afterFile(async () => {
    await drop()
    rmSync(folder, { recursive: true, force: true })
  })
  return { DATABASE_URL: url, DATA_DIR: folder }
}

async function openTestDatabase(copied?: string): Promise<TestDatabase> {
  const folder = mkdtempSync(join(tmpdir(), 'rozvazne-db-'))
  mkdirSync(folder, { recursive: true })
  const drop = testDatabase === 'sqlite' ? copySqlite(folder, copied) : await createPostgres('migrated')
  const env = parseEnvironment({ DATA_DIR: folder, DATABASE_URL: drop.url, NODE_ENV: 'test' })
  const db = openDb(env)
  afterFile(async () => {
    await db.destroy()
    await drop.drop()
    rmSync(folder, { recursive: true, force: true })
  })
  return { db, env, folder }
}

function copySqlite(folder: string, copied?: string) {
  if (copied) cpSync(copied, folder, { recursive: true })
  else copyFileSync(inject('sqliteTemplate'), join(folder, 'rozvazne.db'))
  return { url: undefined, drop: async () => {} }
}

async function createPostgres(kind: 'empty' | 'migrated') {
  const template = new URL(inject('postgresTemplate'))
  const name = `test_${randomBytes(8).toString('hex')}`
  const admin = async (statement: string) => {
    const client = new pg.Client({ connectionString: Object.assign(new URL(template), { pathname: '/postgres' }).href })
    await client.connect()
    await client.query(statement)
    await client.end()
  }
  const source = kind === 'migrated' ? template.pathname.slice(1) : 'template1'
  // Copying files takes a quarter of the time: by default every page goes through the WAL.
  await admin(`create database ${name} template ${source} strategy file_copy`)
  return {
    url: Object.assign(new URL(template), { pathname: `/${name}` }).href,
    drop: () => admin(`drop database if exists ${name} with (force)`),
  }
}
