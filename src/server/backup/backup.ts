import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { open, rm, stat } from 'node:fs/promises'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createGzip } from 'node:zlib'
import { sql } from 'kysely'
import { type Pack, pack } from 'tar-stream'
import type { Services } from '#records/services.server.ts'
import type { Db } from '#records/db.server.ts'
import { TABLES, TABLE_NAMES, type TableName } from '#entities/tables.server.ts'
import { untyped } from '#records/untyped.server.ts'
import { dialectOf } from '#infra/db/dialect.server.ts'
import {
  hashing,
  type Manifest,
  MANIFEST,
  mediaPath,
  newManifest,
  ROWS_AT_ONCE,
  tablePath,
} from '#server/backup/archive.ts'
import { programVersion } from '#server/backup/program-version.ts'
import { type Progress, noProgress } from '#server/backup/progress.ts'
import { MIGRATION_NAMES, readSnapshot } from '#server/backup/snapshot.ts'
import { steadyWrite, writeAtomically } from '#server/backup/write-file.ts'

type Row = Record<string, unknown>

interface BackupSummary {
  rows: number
  pictures: number
  /** Pictures that could not be backed up as they were uploaded, as sentences. */
  warnings: string[]
}

export async function createBackup(
  { env, storage, now }: Pick<Services, 'env' | 'storage' | 'now'>,
  path: string,
  progress: Progress = noProgress,
): Promise<BackupSummary> {
  const summary: BackupSummary = { rows: 0, pictures: 0, warnings: [] }
  const spool = `${path}.table.part`
  const fill = (archive: Pack) =>
    readSnapshot(env, async (db) => {
      const manifest = newManifest({
        createdAt: now().toISOString(),
        programVersion,
        dialect: dialectOf(db).name,
        migrations: MIGRATION_NAMES,
      })
      const pictures = await db.selectFrom('media').select(['key', 'sha256']).orderBy('key').execute()
      pictures.push(...(await db.selectFrom('videoFile').select(['key', 'sha256']).orderBy('key').execute()))
      const total = TABLE_NAMES.length + pictures.length
      for (const table of TABLE_NAMES) {
        const rows = await addTable(archive, manifest, db, table, spool)
        summary.rows += rows
        progress(Object.keys(manifest.tables).length, total)
      }
      for (const [index, { key, sha256 }] of pictures.entries()) {
        const file = await storage.get(key)
        if (file) {
          const written = await addEntry(archive, mediaPath(key), file.length, Readable.from([file]))
          manifest.files[mediaPath(key)] = written
          summary.pictures++
          if (written !== sha256) summary.warnings.push(`The picture ${key} is not as it was uploaded.`)
        } else {
          summary.warnings.push(`The picture ${key} is missing in the storage.`)
        }
        progress(TABLE_NAMES.length + index + 1, total)
      }
      const text = Buffer.from(`${JSON.stringify(manifest, null, 2)}\n`)
      await addEntry(archive, MANIFEST, text.length, Readable.from([text]))
    })

  try {
    // It contains messages and password hashes, so only its owner may read it.
    await writeAtomically(path, (write) => drain(fill, write), { mode: 0o600 })
  } finally {
    await rm(spool, { force: true })
  }
  return summary
}

async function drain(
  fill: (archive: Pack) => Promise<void>,
  write: (chunk: Uint8Array) => Promise<void>,
): Promise<void> {
  const archive = pack()
  const filling = fill(archive).then(
    () => archive.finalize(),
    (error: Error) => archive.destroy(error),
  )
  try {
    for await (const chunk of archive as AsyncIterable<Buffer>) await write(chunk)
  } finally {
    await filling
  }
}

async function addTable(archive: Pack, manifest: Manifest, db: Db, table: TableName, spool: string): Promise<number> {
  let rows = 0
  const lines = async function* () {
    for await (const page of pagesOf(db, table)) {
      rows += page.length
      yield page.map((row) => `${JSON.stringify(kept(table, row))}\n`).join('')
    }
  }
  // A tar entry starts with its length, so the table is spooled to a file until that is known.
  const file = await open(spool, 'w', 0o600)
  try {
    const write = steadyWrite(file)
    await pipeline(
      Readable.from(lines(), { highWaterMark: 1 }),
      createGzip(),
      async (chunks: AsyncIterable<Buffer>) => {
        for await (const chunk of chunks) await write(chunk)
      },
    )
  } finally {
    await file.close()
  }
  const { size } = await stat(spool)
  manifest.files[tablePath(table)] = await addEntry(archive, tablePath(table), size, createReadStream(spool))
  manifest.tables[table] = rows
  return rows
}

async function addEntry(archive: Pack, name: string, size: number, content: Readable): Promise<string> {
  const hash = createHash('sha256')
  await pipeline(hashing(content, hash), archive.entry({ name, size }))
  return hash.digest('hex')
}

async function* pagesOf(db: Db, table: TableName): AsyncGenerator<Row[]> {
  const key: readonly string[] = TABLES[table].key
  let query = untyped(db).selectFrom(table).selectAll().limit(ROWS_AT_ONCE)
  for (const column of key) query = query.orderBy(column)
  const columns = sql.join(key.map((column) => sql.ref(column)))
  let page: Row[] = await query.execute()
  while (page.length > 0) {
    yield page
    const last = page.at(-1)
    const values = sql.join(key.map((column) => last?.[column]))
    page = await query.where(sql<boolean>`(${columns}) > (${values})`).execute()
  }
}

/** The id of a search entry is meaningless outside its own database. */
function kept(table: TableName, row: Row): Row {
  if (table !== 'searchEntry') return row
  const { id: _, ...rest } = row
  return rest
}
