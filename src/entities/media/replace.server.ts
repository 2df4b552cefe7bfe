import type { Actor } from '#records/actor.ts'
import { versionConflict } from '#records/crud/conflict.server.ts'
import { getRecord } from '#records/crud/crud.server.ts'
import { changeBetween, writeAudit, writeRevision } from '#records/history/history.server.ts'
import type { Size } from '#features/crops/shared/crop.ts'
import { media } from '#entities/media/collection.server.ts'
import { type Media, mediaMapper, pictureName } from '#entities/media/schema.ts'
import { fileFacts, readUpload } from '#entities/media/store.server.ts'
import { tagsOfRecord } from '#records/record-tags.server.ts'
import type { Db } from '#records/db.server.ts'
import { invalidating } from '#infra/cache/tracking.server.ts'
import { inTransaction } from '#infra/db/transaction.server.ts'
import type { Storage } from '#infra/storage.server.ts'

/** Older names are dropped: a picture replaced that often has no old links left. */
const MAX_FORMER_NAMES = 50

/** The key contains the content hash, so URLs cached for ever never change; old names redirect to the new one. */
export async function replaceFile(
  db: Db,
  storage: Storage,
  { id, version, bytes }: { id: string; version: number; bytes: Uint8Array },
  actor: Actor,
): Promise<Media> {
  const seen = await getRecord(db, media, id)
  const picture = await readUpload(bytes)
  const facts = fileFacts(picture, seen)
  // Also for an outdated version: a retry after a lost response finds its file in place.
  if (facts.key === seen.key) return seen
  if (seen.version !== version) throw await versionConflict(db, media, id, version, actor)
  await storage.put(facts.key, picture.data)
  // If the transaction fails, the file stays for the sweep: a concurrent replacement by the same file has the same key.
  return inTransaction(db, async (trx) => {
    const before = await getRecord(trx, media, id)
    if (before.key === facts.key) return before
    const after: Media = {
      ...before,
      ...facts,
      crops: hasShapeOf(before, facts) ? before.crops : {},
      formerNames: formerNames(before, pictureName(facts.key)),
      version: version + 1,
      updatedAt: new Date().toISOString(),
    }
    const { numUpdatedRows } = await invalidating('media', tagsOfRecord('media', after), () =>
      trx
        .updateTable('media')
        .set(mediaMapper.encode(after))
        .where('id', '=', id)
        .where('version', '=', version)
        .executeTakeFirstOrThrow(),
    )
    if (Number(numUpdatedRows) === 0) {
      // PostgreSQL made this update wait for a concurrent one, which `before` had not seen yet.
      const current = await getRecord(trx, media, id)
      if (current.key === facts.key) return current
      throw await versionConflict(trx, media, id, version, actor)
    }
    const fields = Object.keys(changeBetween(before, after))
    await writeRevision(trx, media, after, actor, { cause: 'replace', fields })
    const event = { collection: media.name, recordId: id, recordTitle: after.title }
    await writeAudit(trx, actor, { action: 'replace', ...event, change: changeBetween(before, after) })
    return after
  })
}

const ALIKE = 0.02

/** Parts of a picture are parts of a sharper one, but not of one that is cut otherwise. */
const hasShapeOf = (one: Size, other: Size) =>
  Math.abs((one.width * other.height) / (one.height * other.width) - 1) < ALIKE

/** A restored picture is removed from its own former names. */
const formerNames = ({ formerNames: known, key }: Media, current: string) =>
  [...known, pictureName(key)].filter((name) => name !== current).slice(-MAX_FORMER_NAMES)
