import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { readFile, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setImmediate } from 'node:timers/promises'
import { gunzipSync, gzipSync } from 'node:zlib'
import sharp from 'sharp'
import { extract, pack } from 'tar-stream'
import { afterEach, beforeAll, describe, expect, test } from 'vitest'
import { SYSTEM } from '#records/actor.ts'
import { casinos } from '#entities/casino/collection.server.ts'
import { storeClicks } from '#features/clicks/queries.server.ts'
import { getRecord } from '#records/crud/crud.server.ts'
import { storeUpload } from '#entities/media/store.server.ts'
import { createUser } from '#entities/user/queries.server.ts'
import { claimConfirmation } from '#features/watching/queue.server.ts'
import { addSubscription, confirmSubscription } from '#features/watching/subscribe.server.ts'
import type { Db } from '#records/db.server.ts'
import { TABLE_NAMES, type TableName } from '#entities/tables.server.ts'
import { openDb } from '#entities/open-db.server.ts'
import type { Services } from '#records/services.server.ts'
import { createChange } from '#records/changes/changes.server.ts'
import { inputOf } from '#records/crud/write-record.server.ts'
import { folderStorage } from '#infra/storage.server.ts'
import { searchPosts } from '#posts/search.server.ts'
import { createBackup } from '#server/backup/backup.ts'
import { restoreBackup } from '#server/backup/restore.ts'
import { newId } from '#shared/id.ts'
import { build } from '#testing/build.ts'
import { createTestServices } from '#testing/test-db.ts'

const picture = (colour: string) =>
  sharp({ create: { width: 40, height: 30, channels: 3, background: colour } })
    .png()
    .toBuffer()

/** A subscriber of a casino, with the token of the confirmation mail. */
async function subscriber(db: Db, recordId: string, email: string) {
  const now = () => new Date()
  const id = (await addSubscription({ db, now }, { collection: 'casinos', recordId, email })) ?? ''
  await claimConfirmation(db, id, now())
  await confirmSubscription({ db, now }, id)
}

async function fill({ db, storage }: Services) {
  const logo = await storeUpload(db, storage, await picture('red'), { title: 'Logo', alt: '' }, SYSTEM)
  await storeUpload(db, storage, await picture('blue'), { title: 'Obálka', alt: 'Modrá' }, SYSTEM)
  const method = await build.paymentMethod(db)
  const gameType = await build.gameType(db)
  // U+2028 ends a line for some readers, but not in JSON lines.
  const casino = await build.casino(db, {
    title: 'Zálohované\u2028kasino',
    rating: 8.7,
    logo: logo.id,
    paymentMethods: [method.id],
    gameTypes: [gameType.id],
  })
  await build.bookmaker(db, { paymentMethods: [method.id] })
  const writer = await build.writer(db, { avatar: logo.id })
  await build.post(db, {
    title: 'Recenze zálohovaného kasina',
    slug: 'zalohovane-kasino',
    category: 'Recenze',
    isReviewPost: true,
    entity: casino.id,
    entityModel: 'Casino',
    writer: writer.id,
  })
  const stored = await getRecord(db, casinos, casino.id)
  const values = { ...inputOf(casinos, stored), gameTypes: [(await build.gameType(db)).id] }
  const plan = { title: 'Prosinec', publishAt: null, version: stored.version }
  await createChange(db, casinos, casino.id, { ...plan, values }, SYSTEM)
  // More than one batch.
  const clicks = Array.from({ length: 450 }, (_, index) => ({
    id: newId(index),
    clickedAt: new Date(index).toISOString(),
    targetModel: 'Casino' as const,
    targetId: casino.id,
    page: '/',
    block: '',
    isBot: false,
    isTurnedAway: false,
  }))
  await storeClicks(db, clicks)
  await subscriber(db, casino.id, 'zustane@example.cz')
  await subscriber(db, casino.id, 'odejde@example.cz')
  await createUser(
    db,
    { email: 'a@b.cz', name: 'Anna', role: 'editor', isActive: true },
    'dlouhé heslo pro test',
    SYSTEM,
  )
}

/** All stored data, for comparison. Ids of search entries are specific to their database. */
async function contentOf({ db, storage }: Services) {
  const tables: Record<string, unknown[]> = {}
  for (const table of TABLE_NAMES) {
    const rows = await db.selectFrom(table).selectAll().execute()
    tables[table] = rows
      .map((row) => JSON.stringify(table === 'searchEntry' ? { ...row, id: 0 } : row))
      .toSorted((a, b) => (a < b ? -1 : 1))
  }
  const files: Record<string, string> = {}
  for (const key of await storage.list()) {
    files[key] = createHash('sha256')
      .update((await storage.get(key)) ?? '')
      .digest('hex')
  }
  return { tables, files }
}

const fileIn = (services: Services, name: string) => join(services.env.DATA_DIR, name)

interface ArchiveEntry {
  name: string
  body: Buffer
}

async function unpack(path: string): Promise<ArchiveEntry[]> {
  const archive = extract()
  archive.end(await readFile(path))
  const entries: ArchiveEntry[] = []
  for await (const entry of archive) {
    const chunks: Buffer[] = []
    for await (const chunk of entry as AsyncIterable<Buffer>) chunks.push(chunk)
    entries.push({ name: entry.header.name, body: Buffer.concat(chunks) })
  }
  return entries
}

async function repack(path: string, entries: ArchiveEntry[]): Promise<void> {
  const archive = pack()
  for (const { name, body } of entries) archive.entry({ name }, body)
  archive.finalize()
  const chunks: Buffer[] = []
  for await (const chunk of archive as AsyncIterable<Buffer>) chunks.push(chunk)
  await writeFile(path, Buffer.concat(chunks))
}

const rowsIn = (entries: ArchiveEntry[], table: TableName) => {
  const body = entries.find((entry) => entry.name === `tables/${table}.jsonl.gz`)?.body ?? Buffer.alloc(0)
  const lines = gunzipSync(body).toString().split('\n').slice(0, -1)
  return lines.map((line): Record<string, unknown> => JSON.parse(line))
}

let source: Services
let backup: string

beforeAll(async () => {
  source = await createTestServices()
  await fill(source)
  backup = fileIn(source, 'whole.tar')
  await createBackup(source, backup)
})

test('a backup restored into an empty database restores every row and every picture', async () => {
  const target = await createTestServices()
  await restoreBackup(target, backup, { replace: false })
  expect(await contentOf(target)).toEqual(await contentOf(source))
})

test('a backup can be moved from one kind of database to the other and back', async () => {
  const folder = join(source.env.DATA_DIR, 'sqlite')
  const env = { ...source.env, DATABASE_URL: undefined, DATA_DIR: folder }
  const onSqlite = { ...source, env, db: openDb(env), storage: folderStorage(join(folder, 'media')) }
  await restoreBackup(onSqlite, backup, { replace: false })
  await createBackup(onSqlite, join(folder, 'again.tar'))
  await onSqlite.db.destroy()
  const target = await createTestServices()
  await restoreBackup(target, join(folder, 'again.tar'), { replace: false })
  expect(await contentOf(target)).toEqual(await contentOf(source))
})

test('subscribers are in a backup; those who have unsubscribed since are not restored', async () => {
  const target = await createTestServices()
  const emails = async () =>
    (await target.db.selectFrom('subscription').select('email').orderBy('email').execute()).map(({ email }) => email)
  await restoreBackup(target, backup, { replace: false })
  expect(await emails()).toEqual(['odejde@example.cz', 'zustane@example.cz'])
  await target.db.deleteFrom('subscription').where('email', '=', 'odejde@example.cz').execute()
  await restoreBackup(target, backup, { replace: true })
  expect(await emails()).toEqual(['zustane@example.cz'])
  expect(await target.db.selectFrom('subscriptionToken').selectAll().execute()).toHaveLength(1)

  // Also when none is left; only another machine cannot know.
  await target.db.deleteFrom('subscription').execute()
  await restoreBackup(target, backup, { replace: true })
  expect(await emails()).toEqual([])
  await target.db.deleteFrom('user').execute()
  await restoreBackup(target, backup, { replace: true })
  expect(await emails()).toHaveLength(2)
})

test('search finds what was restored, and what is written later', async () => {
  const target = await createTestServices()
  await build.post(target.db, { title: 'Zmizelý článek', slug: 'zmizely' })
  await restoreBackup(target, backup, { replace: true })
  await build.post(target.db, { title: 'Pozdější článek', slug: 'pozdejsi' })
  const find = async (words: string) => (await searchPosts(target.db, words, new Date())).map((hit) => hit.title)
  expect(await find('zalohovaneho')).toEqual(['Recenze zálohovaného kasina'])
  expect(await find('pozdejsi')).toEqual(['Pozdější článek'])
  expect(await find('zmizely')).toEqual([])
})

test('only its owner can read a backup, and no temporary files are left', async () => {
  expect((await stat(backup)).mode & 0o777).toBe(0o600)
  expect([existsSync(`${backup}.part`), existsSync(`${backup}.table.part`)]).toEqual([false, false])
})

test('a database with content is refused unless it may be replaced', async () => {
  const target = await createTestServices()
  await build.casino(target.db)
  const before = await contentOf(target)
  await expect(restoreBackup(target, backup, { replace: false })).rejects.toThrow('not empty')
  expect(await contentOf(target)).toEqual(before)
  // The second time every row of the backup already exists.
  for (let time = 0; time < 2; time++) await restoreBackup(target, backup, { replace: true })
  expect((await contentOf(target)).tables).toEqual((await contentOf(source)).tables)
})

test('a restore that cannot write its pictures changes nothing', async () => {
  const target = await createTestServices()
  await build.casino(target.db)
  const before = await contentOf(target)
  let puts = 0
  const put: typeof target.storage.put = (key, body) =>
    ++puts > 1 ? Promise.reject(new Error('The disk is full.')) : target.storage.put(key, body)
  const full = { ...target, storage: { ...target.storage, put } }
  await expect(restoreBackup(full, backup, { replace: true })).rejects.toThrow('The disk is full.')
  expect(await contentOf(target)).toEqual(before)
})

test('a backup is a consistent snapshot while writes go on', async () => {
  const busy = await createTestServices()
  await build.writer(busy.db)
  const backupEnds = new AbortController()
  let written = 1
  const writing = (async () => {
    while (!backupEnds.signal.aborted) {
      // Each writes a row to writer, revision, audit and search_entry, in one transaction.
      await build.writer(busy.db)
      written++
      await setImmediate()
    }
  })()
  const path = fileIn(busy, 'busy.tar')
  let writtenAtStart = 0
  await createBackup(busy, path, () => {
    writtenAtStart ||= written
  })
  backupEnds.abort()
  await writing
  expect(written).toBeGreaterThan(writtenAtStart)

  const entries = await unpack(path)
  const writers = rowsIn(entries, 'writer').length
  expect(writers).toBeLessThan(written)
  for (const table of ['revision', 'audit', 'searchEntry'] as const)
    expect(rowsIn(entries, table)).toHaveLength(writers)
  await restoreBackup(await createTestServices(), path, { replace: false })
})

test('a picture without its file is reported, and the rest is saved', async () => {
  const services = await createTestServices()
  await fill(services)
  const [lost = ''] = await services.storage.list()
  await services.storage.remove(lost)
  const { warnings, pictures } = await createBackup(services, fileIn(services, 'lost.tar'))
  expect(warnings).toEqual([`The picture ${lost} is missing in the storage.`])
  expect(pictures).toBe(1)
  await restoreBackup(await createTestServices(), fileIn(services, 'lost.tar'), { replace: false })
})

test('a picture that changed since its upload is reported', async () => {
  const services = await createTestServices()
  const changed = await storeUpload(
    services.db,
    services.storage,
    await picture('red'),
    { title: 'A', alt: '' },
    SYSTEM,
  )
  await services.storage.put(changed.key, new TextEncoder().encode('něco jiného'))
  const { warnings } = await createBackup(services, fileIn(services, 'changed.tar'))
  expect(warnings).toEqual([`The picture ${changed.key} is not as it was uploaded.`])
})

test('refuses to back up a database of another version of the program', async () => {
  const services = await createTestServices()
  await services.db.insertInto('migration').values({ name: '9999-future', appliedAt: '' }).execute()
  await expect(createBackup(services, fileIn(services, 'other.tar'))).rejects.toThrow('not set up for this version')
})

test('a backup that cannot be written preserves the old one', async () => {
  const services = await createTestServices()
  const path = fileIn(services, 'kept.tar')
  await writeFile(path, 'old')
  const storage = { ...services.storage, get: () => Promise.reject(new Error('the disk is gone')) }
  await fill(services)
  await expect(createBackup({ ...services, storage }, path)).rejects.toThrow('the disk is gone')
  expect(await readFile(path, 'utf8')).toBe('old')
  expect(existsSync(`${path}.part`)).toBe(false)
})

describe('a damaged backup is refused and changes nothing', () => {
  let target: Services
  let before: unknown
  let whole: Buffer
  let entries: ArchiveEntry[]

  beforeAll(async () => {
    target = await createTestServices()
    await build.casino(target.db)
    before = await contentOf(target)
    whole = await readFile(backup)
    entries = await unpack(backup)
  })

  const expectUnchanged = async () => expect(await contentOf(target)).toEqual(before)
  afterEach(expectUnchanged)

  const refused = async (path: string) => {
    const attempt = restoreBackup(target, path, { replace: true })
    await expect(attempt).rejects.toMatchObject({
      name: 'AppError',
      message: expect.not.stringContaining('\n'),
    })
    return attempt.catch((error: Error) => error.message)
  }
  const damaged = async (change: (bytes: Buffer) => Buffer) => {
    const path = fileIn(target, 'damaged.tar')
    await writeFile(path, change(Buffer.from(whole)))
    return refused(path)
  }
  const rearranged = async (change: (entries: ArchiveEntry[]) => ArchiveEntry[]) => {
    const path = fileIn(target, 'rearranged.tar')
    await repack(path, change(entries))
    return refused(path)
  }
  const offsetOf = (name: string) => whole.indexOf(name) + 512
  const flip = (offset: number) =>
    damaged((bytes) => {
      bytes[offset] = (bytes[offset] ?? 0) ^ 0x10
      return bytes
    })
  const firstPicture = () => entries.find((entry) => entry.name.startsWith('media/'))?.name ?? ''

  test('truncated anywhere', async () => {
    const cuts = [0, 1, 511, 512, 700, whole.length / 2, whole.length - 5000, whole.length - 1024, whole.length - 1]
    for (let cut = 1536; cut < whole.length; cut += 2048) cuts.push(cut)
    for (const cut of cuts) {
      expect(await damaged((bytes) => bytes.subarray(0, Math.floor(cut)))).toContain('cannot be used')
    }
  })

  test('a flipped bit in a picture', async () => {
    expect(await flip(offsetOf(firstPicture()) + 20)).toContain(`${firstPicture()} is damaged`)
  })

  test('a flipped bit in a table', async () => {
    for (const at of [0, 12, 40]) {
      expect(await flip(offsetOf('tables/casino.jsonl.gz') + at)).toContain('tables/casino.jsonl.gz is damaged')
    }
  })

  test('a flipped bit in a name or in the manifest', async () => {
    const places = [
      whole.indexOf('tables/post.jsonl.gz') + 8,
      whole.lastIndexOf('"files"') + 2,
      whole.lastIndexOf('rozvazne-backup') + 2,
    ]
    for (const place of places) expect(await flip(place)).toContain('cannot be used')
  })

  test('a missing picture, table or manifest', async () => {
    const without = (name: string) => rearranged((all) => all.filter((entry) => entry.name !== name))
    expect(await without(firstPicture())).toContain(`${firstPicture()} is missing`)
    expect(await without('tables/post.jsonl.gz')).toContain('tables/post.jsonl.gz is missing')
    expect(await without('manifest.json')).toContain('no manifest')
  })

  test('unexpected files, or another order', async () => {
    const stranger = { name: 'media/../../evil.webp', body: Buffer.from('x') }
    expect(await rearranged((all) => [stranger, ...all])).toContain('is not in its manifest')
    expect(await rearranged((all) => [...all.slice(1, 5), ...all.slice(0, 1), ...all.slice(5)])).toContain('order')
    expect(await rearranged((all) => [...all.slice(0, 1), ...all])).toContain('twice')
  })

  test('complete, but with inconsistent rows', async () => {
    const path = fileIn(target, 'misfit.tar')
    const body = gzipSync('')
    const misfit = entries.map((entry) => (entry.name === 'tables/media.jsonl.gz' ? { ...entry, body } : entry))
    const last = misfit.at(-1)?.body.toString() ?? ''
    const manifest: { tables: Record<string, number>; files: Record<string, string> } = JSON.parse(last)
    manifest.tables['media'] = 0
    manifest.files['tables/media.jsonl.gz'] = createHash('sha256').update(body).digest('hex')
    const named = { name: 'manifest.json', body: Buffer.from(JSON.stringify(manifest)) }
    await repack(path, [...misfit.slice(0, -1), named])
    await expect(restoreBackup(target, path, { replace: true })).rejects.toThrow(/foreign key/i)
  })

  type Manifest = { migrations: string[]; formatVersion: number; tables: Record<string, number> }
  const withManifest = (change: (manifest: Manifest) => void) =>
    rearranged((all) =>
      all.map((entry) => {
        if (entry.name !== 'manifest.json') return entry
        const manifest: Manifest = JSON.parse(entry.body.toString())
        change(manifest)
        return { ...entry, body: Buffer.from(JSON.stringify(manifest)) }
      }),
    )

  test('made by another version of the program', async () => {
    expect(await withManifest((manifest) => manifest.migrations.push('9999-future'))).toContain('9999-future')
    expect(await withManifest((manifest) => manifest.migrations.pop())).toContain('older version')
    expect(await withManifest((manifest) => manifest.formatVersion++)).toContain('newer version')
  })

  test('with fewer rows than its manifest counts', async () => {
    expect(await withManifest(({ tables }) => (tables['casino'] = 2))).toContain('tables/casino.jsonl.gz lacks rows')
  })

  test('not a backup at all', async () => {
    expect(await damaged(() => Buffer.from('This is not a tar.'))).toContain('cannot be used')
    expect(await refused(fileIn(target, 'nowhere.tar'))).toContain('There is no file')
  })
})
