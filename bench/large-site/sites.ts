import { randomBytes } from 'node:crypto'
import { constants, cpSync } from 'node:fs'
import { sql } from 'kysely'
import pg from 'pg'
import { openDb } from '#entities/open-db.server.ts'
import { dialectOf } from '#infra/db/dialect.server.ts'
import { startPostgres } from '#testing/postgres.ts'
import { newFolder, removeFolder, startServer } from '../server.ts'
import { writeClicks } from './clicks.ts'
import { writeUnit } from './multiply.ts'
import { writePlayers } from './players.ts'
import { type SiteSize, unitsOf } from './records.ts'

const CACHE_KB = 500_000

export type Database = 'sqlite' | 'postgres'

/** A site with the demo content and the requested number of generated records. */
export interface Site {
  dataDir: string
  /** Environment of a server for this site. */
  env: Record<string, string>
  remove: () => Promise<void>
}

/** Sites of any size. Each size is generated once per run; every caller gets a copy. */
export function createSites() {
  const filled = new Map<string, Promise<Site>>()
  let server: ReturnType<typeof startPostgres> | undefined

  async function emptySite(database: Database): Promise<Site> {
    const dataDir = newFolder()
    if (database === 'sqlite') return { dataDir, env: {}, remove: async () => removeFolder(dataDir) }
    const url = await createDatabase((await (server ??= startPostgres())).url)
    return postgresSite(dataDir, url)
  }

  async function copyOf({ dataDir, env }: Site): Promise<Site> {
    const folder = newFolder()
    cpSync(dataDir, folder, { recursive: true, mode: constants.COPYFILE_FICLONE })
    const url = env['DATABASE_URL']
    if (url) return postgresSite(folder, await createDatabase(url, nameOf(url)))
    return { dataDir: folder, env, remove: async () => removeFolder(folder) }
  }

  return {
    async open(database: Database, size: SiteSize): Promise<Site> {
      const key = JSON.stringify([database, size])
      const site = filled.get(key) ?? emptySite(database).then((empty) => fill(empty, size))
      filled.set(key, site)
      return copyOf(await site)
    },
    async close() {
      for (const site of filled.values()) await (await site).remove()
      await (await server)?.stop()
    },
  }
}

export type Sites = ReturnType<typeof createSites>

async function fill(site: Site, size: SiteSize): Promise<Site> {
  // The first start migrates the database and loads the demo content.
  await (await startServer(site.dataDir, site.env)).stop()
  const db = openDb({ DATA_DIR: site.dataDir, DATABASE_URL: site.env['DATABASE_URL'] })
  const isSqlite = dialectOf(db).name === 'sqlite'
  // Durability does not matter here: after a crash the benchmark starts over.
  if (isSqlite) await sql`pragma synchronous = off`.execute(db)
  if (isSqlite) await sql`pragma cache_size = ${sql.lit(-CACHE_KB)}`.execute(db)
  for (const unit of unitsOf(size)) await writeUnit(db, unit)
  await writeClicks(db, size)
  await writePlayers(db, size)
  await db.destroy()
  // Statistics and vacuum as after a day of use.
  if (site.env['DATABASE_URL']) await administer(site.env['DATABASE_URL'], 'vacuum analyze')
  return site
}

const nameOf = (url: string) => new URL(url).pathname.slice(1)

const postgresSite = (dataDir: string, url: string): Site => ({
  dataDir,
  env: { DATABASE_URL: url },
  async remove() {
    await administer(url, `drop database ${nameOf(url)} with (force)`, 'postgres')
    removeFolder(dataDir)
  },
})

async function createDatabase(near: string, template = 'template1'): Promise<string> {
  const name = `bench_${randomBytes(6).toString('hex')}`
  await administer(near, `create database ${name} template ${template} strategy file_copy`, 'postgres')
  return Object.assign(new URL(near), { pathname: `/${name}` }).href
}

/** Outside the product's connection pool, and so without its statement timeout. */
async function administer(url: string, statement: string, database = nameOf(url)): Promise<void> {
  const client = new pg.Client({ connectionString: Object.assign(new URL(url), { pathname: `/${database}` }).href })
  await client.connect()
  await client.query(statement)
  await client.end()
}
