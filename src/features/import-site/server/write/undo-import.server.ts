import { media } from '#entities/media/collection.server.ts'
import { removeRedirectAt } from '#entities/redirect/moved.server.ts'
import { redirects } from '#entities/redirect/collection.server.ts'
import { rubrics } from '#entities/rubric/collection.server.ts'
import { writers } from '#entities/writer/collection.server.ts'
import { inTransaction } from '#infra/db/transaction.server.ts'
import { yieldToEventLoop } from '#infra/db/yield.server.ts'
import { posts } from '#posts/collection.server.ts'
import type { Actor } from '#records/actor.ts'
import type { AnyCollection } from '#records/collection.server.ts'
import { archiveRecord, deleteRecord, findRecord } from '#records/crud/crud.server.ts'
import { usedWhere } from '#records/crud/used-where.server.ts'
import type { Services } from '#records/services.server.ts'
import { AppError } from '#shared/app-error.ts'
import { rubricPath } from '#shared/rubric-address.ts'

export interface Undone {
  removed: number
  /** Titles of what was changed here since, or is used by something else. */
  stayed: string[]
}

/** What refers to others goes first. */
const ORDER: AnyCollection[] = [redirects, posts, rubrics, writers, media]

/** Takes a whole import back, but what was changed here since it came. What stays is not brought again by the same file. */
export async function undoImport(
  { db, storage }: Pick<Services, 'db' | 'storage'>,
  importId: string,
  actor: Actor,
): Promise<Undone> {
  const known = await db.selectFrom('siteImport').where('id', '=', importId).select('id').executeTakeFirst()
  if (!known) throw new AppError('NOT_FOUND', `There is no import ${importId}.`)
  const items = await db.selectFrom('siteImportItem').where('importId', '=', importId).selectAll().execute()
  const forget = (key: string) => db.deleteFrom('siteImportItem').where('key', '=', key).execute()
  const undone: Undone = { removed: 0, stayed: [] }
  for (const collection of ORDER) {
    for (const item of items.filter((each) => each.collection === collection.name)) {
      const record = await findRecord(db, collection, item.recordId)
      const isOurs = !record || record.version === item.version
      const hasGone = record && isOurs ? await remove(collection, record.id) : isOurs
      if (record && !hasGone) undone.stayed.push(collection.titleOf(record))
      if (hasGone) await forget(item.key)
      if (record && hasGone) undone.removed++
      await yieldToEventLoop()
    }
  }
  if (undone.stayed.length === 0) await db.deleteFrom('siteImport').where('id', '=', importId).execute()
  return undone

  async function remove(collection: AnyCollection, id: string): Promise<boolean> {
    if ((await usedWhere(db, collection, id)).length > 0) return false
    const record: { key?: string; slug?: string } = await archiveRecord(db, collection, id, actor)
    await deleteRecord(db, collection, id, actor)
    if (collection.name === media.name && record.key) await storage.remove(record.key)
    // A rubric that goes leaves a rule behind, for readers who knew it; of this one nobody did.
    const path = collection.name === rubrics.name && record.slug ? rubricPath(record.slug) : undefined
    if (path) await inTransaction(db, (trx) => removeRedirectAt(trx, path))
    return true
  }
}
