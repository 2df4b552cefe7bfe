import { randomBytes } from 'node:crypto'
import { rmSync } from 'node:fs'
import { mkdtemp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { TestProject } from 'vitest/node'
import { migrate } from '#infra/db/migrate.server.ts'
import { openDb } from '#entities/open-db.server.ts'
import { startPostgres } from '#testing/postgres.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** A migrated SQLite file to copy. */
    sqliteTemplate: string
    /** A migrated PostgreSQL database to copy. */
    postgresTemplate: string
  }
}

/** Migrates once on each database; every test file starts from a copy. */
export default async function setup(project: TestProject) {
  // Vitest calls it for each project as well, but all projects share what the root provides.
  if (!project.isRootProject()) return
  const folder = await mkdtemp(join(tmpdir(), 'rozvazne-test-'))
  const sqlite = openDb({ DATA_DIR: folder })
  await migrate(sqlite)
  await sqlite.destroy()
  project.provide('sqliteTemplate', join(folder, 'rozvazne.db'))
  const removeFolder = () => rmSync(folder, { recursive: true, force: true })
  if (!project.vitest.projects.some(({ name }) => name.includes('postgres'))) return removeFolder

  const { url, stop } = await startPostgres()
  const name = `template_${randomBytes(6).toString('hex')}`
  await withDatabase(url, `create database ${name}`)
  const template = Object.assign(new URL(url), { pathname: `/${name}` }).href
  const postgres = openDb({ DATABASE_URL: template, DATA_DIR: folder })
  await migrate(postgres)
  await postgres.destroy()
  project.provide('postgresTemplate', template)

  return async () => {
    await withDatabase(url, `drop database if exists ${name}`)
    await stop()
    removeFolder()
  }
}

async function withDatabase(url: string, statement: string) {
  const { default: pg } = await import('pg')
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  await client.query(statement)
  await client.end()
}
