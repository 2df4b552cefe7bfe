import { createHash, type Hash } from 'node:crypto'
import { open } from 'node:fs/promises'
import { pipeline } from 'node:stream/promises'
import { createGunzip } from 'node:zlib'
import { extract } from 'tar-stream'
import { z } from 'zod'
import { TABLE_NAMES, type TableName } from '#entities/tables.server.ts'
import type { Progress } from '#server/backup/progress.ts'
import { MIGRATION_NAMES } from '#server/backup/snapshot.ts'
import { AppError } from '#shared/app-error.ts'
import { messageOf } from '#shared/thrown.ts'

/**
 * A backup is a tar with `tables/<name>.jsonl.gz` for every table in the order of TABLE_NAMES, `media/<key>` for every
 * picture and, as the last entry, the manifest. Rows are JSON, so a backup of one kind of database fits the other.
 */
export const MANIFEST = 'manifest.json'
const FORMAT = 'rozvazne-backup'
const FORMAT_VERSION = 1

/** Rows per statement. A row may contain a whole post, so not too many. */
export const ROWS_AT_ONCE = 100

export const tablePath = (table: TableName) => `tables/${table}.jsonl.gz`
export const mediaPath = (key: string) => `media/${key}`

const Manifest = z.strictObject({
  format: z.literal(FORMAT),
  formatVersion: z.literal(FORMAT_VERSION),
  createdAt: z.iso.datetime(),
  programVersion: z.string(),
  dialect: z.enum(['sqlite', 'postgres']),
  migrations: z.array(z.string()),
  tables: z.record(z.string(), z.int().min(0)),
  /** SHA-256 by path, in the order of the archive. */
  files: z.record(z.string(), z.string()),
})
export type Manifest = z.infer<typeof Manifest>

export const newManifest = (facts: Omit<Manifest, 'format' | 'formatVersion' | 'tables' | 'files'>): Manifest => ({
  format: FORMAT,
  formatVersion: FORMAT_VERSION,
  ...facts,
  tables: {},
  files: {},
})

const damaged = (reason: string) => new AppError('BAD_REQUEST', `The backup cannot be used: ${reason}.`)

export type Entry = AsyncIterable<Buffer> & { header: { name: string } }

/** The entries one after another; each must be read to its end before the next. */
export async function* entriesOf(path: string, progress: Progress): AsyncGenerator<Entry> {
  const file = await open(path).catch((error: NodeJS.ErrnoException) => {
    throw error.code === 'ENOENT' ? new AppError('BAD_REQUEST', `There is no file ${path}.`) : error
  })
  const { size } = await file.stat()
  const archive = extract()
  let done = 0
  const counted = async function* (chunks: AsyncIterable<Buffer>) {
    for await (const chunk of chunks) {
      done += chunk.length
      progress(done, size)
      yield chunk
    }
  }
  const reading = pipeline(file.createReadStream(), counted, archive)
  // Reported by the iteration, which fails with the same error.
  reading.catch(() => {})
  for await (const entry of archive) yield entry as Entry
  await reading
}

export async function verifyBackup(path: string, progress: Progress): Promise<Manifest> {
  const found = new Map<string, Found>()
  try {
    for await (const entry of entriesOf(path, progress)) {
      const name = entry.header.name
      if (found.has(name)) throw damaged(`${name} is there twice`)
      found.set(name, await examine(entry))
    }
  } catch (error) {
    if (error instanceof AppError || isSystemError(error)) throw error
    throw damaged(`the file is damaged or not complete (${messageOf(error)})`)
  }
  const manifest = readManifest(found.get(MANIFEST)?.text)
  compareFiles(manifest, found)
  await requireEndOfArchive(path)
  return manifest
}

const isSystemError = (error: unknown) =>
  error instanceof Error && 'syscall' in error && typeof error.syscall === 'string'

interface Found {
  sha256: string
  rows?: number
  text?: string
}

async function examine(entry: Entry): Promise<Found> {
  const { name } = entry.header
  const hash = createHash('sha256')
  if (name === MANIFEST) return { text: (await readAll(hashing(entry, hash))).toString(), sha256: hash.digest('hex') }
  if (!name.startsWith('tables/')) {
    for await (const chunk of entry) hash.update(chunk)
    return { sha256: hash.digest('hex') }
  }
  let rows = 0
  await pipeline(hashing(entry, hash), createGunzip(), async (chunks: AsyncIterable<Buffer>) => {
    for await (const chunk of chunks) rows += countLines(chunk)
  }).catch((error: NodeJS.ErrnoException) => {
    throw error.code?.startsWith('Z_') ? damaged(`${name} is damaged`) : error
  })
  return { rows, sha256: hash.digest('hex') }
}

function countLines(chunk: Buffer): number {
  let lines = 0
  for (let at = chunk.indexOf(NEWLINE); at !== -1; at = chunk.indexOf(NEWLINE, at + 1)) lines++
  return lines
}

export async function* hashing(chunks: AsyncIterable<Uint8Array>, hash: Hash): AsyncGenerator<Uint8Array> {
  for await (const chunk of chunks) {
    hash.update(chunk)
    yield chunk
  }
}

export async function readAll(chunks: AsyncIterable<Uint8Array>): Promise<Buffer> {
  const all: Uint8Array[] = []
  for await (const chunk of chunks) all.push(chunk)
  return Buffer.concat(all)
}

function readManifest(text: string | undefined): Manifest {
  if (text === undefined) throw damaged('it has no manifest, so it is not a backup or not a complete one')
  const given = parseJson(text)
  const known = z.object({ format: z.literal(FORMAT), formatVersion: z.int() }).safeParse(given)
  if (!known.success) throw damaged('its manifest is not one of this program')
  if (known.data.formatVersion > FORMAT_VERSION) throw damaged('a newer version of the program made it')
  const manifest = Manifest.safeParse(given)
  if (!manifest.success) throw damaged('its manifest is damaged')
  refuseOtherMigrations(manifest.data)
  return manifest.data
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    throw damaged('its manifest is damaged')
  }
}

function refuseOtherMigrations({ migrations, programVersion }: Manifest): void {
  const unknown = migrations.filter((name) => !MIGRATION_NAMES.includes(name))
  const missing = MIGRATION_NAMES.filter((name) => !migrations.includes(name))
  if (unknown.length > 0) throw damaged(`a newer version of the program made it (it has ${unknown.join(', ')})`)
  if (missing.length > 0) {
    const way = `restore it with version ${programVersion}, then start this one`
    throw damaged(`an older version of the program made it (it has no ${missing.join(', ')}); ${way}`)
  }
}

function compareFiles(manifest: Manifest, found: Map<string, Found>): void {
  const tables = TABLE_NAMES.map(tablePath)
  const listed = Object.keys(manifest.files)
  const lost = [...tables, ...listed].find((name) => !found.has(name))
  if (lost) throw damaged(`${lost} is missing`)
  const stranger = [...found.keys()].find((name) => name !== MANIFEST && !(name in manifest.files))
  if (stranger) throw damaged(`${stranger} is not in its manifest`)
  const isInOrder =
    [...found.keys()].join('\n') === [...listed, MANIFEST].join('\n') &&
    listed.slice(0, tables.length).join('\n') === tables.join('\n')
  if (!isInOrder) throw damaged('its files are in another order than they were written')
  for (const [name, sha256] of Object.entries(manifest.files)) {
    if (found.get(name)?.sha256 !== sha256) throw damaged(`${name} is damaged`)
  }
  for (const table of TABLE_NAMES) {
    if (found.get(tablePath(table))?.rows !== manifest.tables[table]) throw damaged(`${tablePath(table)} lacks rows`)
  }
}

const END_OF_ARCHIVE = 1024

async function requireEndOfArchive(path: string): Promise<void> {
  const file = await open(path)
  try {
    const { size } = await file.stat()
    const end = await readAll(file.createReadStream({ start: Math.max(0, size - END_OF_ARCHIVE), autoClose: false }))
    if (end.some((byte) => byte !== 0)) throw damaged('its end is missing')
  } finally {
    await file.close()
  }
}

const NEWLINE = 10

export async function readRows(
  entry: Entry,
  size: number,
  use: (rows: Record<string, unknown>[]) => Promise<void>,
): Promise<void> {
  await pipeline(entry, createGunzip(), async (chunks: AsyncIterable<Buffer>) => {
    let rows: Record<string, unknown>[] = []
    for await (const line of linesIn(chunks)) {
      rows.push(JSON.parse(line))
      if (rows.length < size) continue
      await use(rows)
      rows = []
    }
    if (rows.length > 0) await use(rows)
  })
}

/** Not `readline`: that also breaks lines at U+2028, which JSON may contain. */
async function* linesIn(chunks: AsyncIterable<Buffer>): AsyncGenerator<string> {
  let rest: Buffer[] = []
  for await (const chunk of chunks) {
    let start = 0
    for (let end = chunk.indexOf(NEWLINE); end !== -1; end = chunk.indexOf(NEWLINE, start)) {
      yield Buffer.concat([...rest, chunk.subarray(start, end)]).toString()
      rest = []
      start = end + 1
    }
    if (start < chunk.length) rest.push(chunk.subarray(start))
  }
}
