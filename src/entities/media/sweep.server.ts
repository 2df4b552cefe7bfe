import type { Db } from '#records/db.server.ts'
import { isMediaFile } from '#entities/media/schema.ts'
import { secretOf } from '#entities/session/tokens.server.ts'
import { dialectOf } from '#infra/db/dialect.server.ts'
import { inTransaction } from '#infra/db/transaction.server.ts'
import type { Services } from '#records/services.server.ts'
import type { Storage } from '#infra/storage.server.ts'
import { chunksOf } from '#shared/chunks.ts'

/** An upload stores its record within seconds of its file, so an older file without one is an orphan. */
const MIN_AGE_MS = 60 * 60_000
const KEYS_AT_ONCE = 500
/** Small batches, because saves wait for the lock. */
const REMOVED_AT_ONCE = 20

/** Identifies the database that owns the files. */
const OWNER = 'owner.txt'

/** Files that belong together: how they are named, and which of them have a record. */
export interface FileKind {
  isOne: (name: string) => boolean
  known: (db: Db, keys: string[]) => Promise<string[]>
}

export const PICTURES: FileKind = {
  isOne: isMediaFile,
  async known(db, keys) {
    const rows = await db.selectFrom('media').where('key', 'in', keys).select('key').execute()
    return rows.map(({ key }) => key)
  },
}

/** Removes files without a record and partial files; undefined if the files belong to another database. */
export async function sweepFiles(
  { db, storage, now }: Pick<Services, 'db' | 'storage' | 'now'>,
  kinds: readonly FileKind[] = [PICTURES],
): Promise<string[] | undefined> {
  if (!(await isOurs(db, storage))) return undefined
  const before = new Date(now().getTime() - MIN_AGE_MS)
  const removed: string[] = []
  const [begun, stored] = [await storage.listUnfinished(), await storage.list()]
  for (const { isOne, known } of kinds) {
    const unfinished = await olderThan(storage, begun.filter(isOne), before)
    for (const key of unfinished) await storage.remove(key)
    removed.push(...unfinished)
    const unknown = await without(known, db, stored.filter(isOne))
    for (const keys of chunksOf(await olderThan(storage, unknown, before), REMOVED_AT_ONCE)) {
      await inTransaction(db, async (trx) => {
        // An import stores files before their records; it holds this lock until both are stored.
        await dialectOf(trx).lockForSetup(trx)
        for (const key of await olderThan(storage, await without(known, trx, keys), before)) {
          await storage.remove(key)
          removed.push(key)
        }
      })
    }
  }
  return removed
}

/** The first database to ask becomes the owner. */
async function isOurs(db: Db, storage: Storage): Promise<boolean> {
  const own = await secretOf(db, 'storage')
  const owner = await storage.get(OWNER)
  if (!owner) await storage.put(OWNER, Buffer.from(own))
  return !owner || Buffer.from(owner).toString() === own
}

async function without(known: FileKind['known'], db: Db, keys: string[]): Promise<string[]> {
  const found = new Set<string>()
  for (const some of chunksOf(keys, KEYS_AT_ONCE)) for (const key of await known(db, some)) found.add(key)
  return keys.filter((key) => !found.has(key))
}

async function olderThan(storage: Storage, keys: string[], before: Date): Promise<string[]> {
  const old: string[] = []
  for (const key of keys) {
    const changedAt = await storage.changedAt(key)
    if (changedAt && changedAt < before) old.push(key)
  }
  return old
}
