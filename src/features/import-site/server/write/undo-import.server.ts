import { noWatch, type Watch } from '#features/import-site/server/watch.ts'
import { casinos } from '#entities/casino/collection.server.ts'
import type { SiteImportItemRow } from '#features/import-site/schema.ts'
import { deleteVideo, VIDEO_FILES } from '#features/video-files/store.server.ts'
import { MENUS, undoMenus } from '#features/import-site/server/write/menus.server.ts'
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
import { archiveRecord, changeRecord, deleteRecord, findRecord } from '#records/crud/crud.server.ts'
import { usedWhere } from '#records/crud/used-where.server.ts'
import type { Services } from '#records/services.server.ts'
import { AppError } from '#shared/app-error.ts'
import { rubricPath } from '#shared/rubric-address.ts'

export interface Undone {
  removed: number
  /** Titles of what was changed here since, or is used by something else. */
  stayed: string[]
  menusStayed: boolean
}

/** What refers to others goes first. */
const ORDER: AnyCollection[] = [redirects, posts, casinos, rubrics, writers, media]

/** Takes a whole import back, but what was changed here since it came. What stays is not brought again by the same file. */
export async function undoImport(
  { db, storage }: Pick<Services, 'db' | 'storage'>,
  importId: string,
  actor: Actor,
  { evenChanged = false, watch = noWatch }: { evenChanged?: boolean; watch?: Watch } = {},
): Promise<Undone> {
  const known = await db.selectFrom('siteImport').where('id', '=', importId).selectAll().executeTakeFirst()
  if (!known) throw new AppError('NOT_FOUND', `There is no import ${importId}.`)
  const items = await db.selectFrom('siteImportItem').where('importId', '=', importId).selectAll().execute()
  const forget = (key: string) => db.deleteFrom('siteImportItem').where('key', '=', key).execute()
  await watch.phase('undo', items.length)
  const menusStayed = !(await inTransaction(db, (trx) => undoMenus(trx, known, actor)))
  const undone: Undone = { removed: 0, stayed: [], menusStayed }
  for (const item of items.filter((each) => !menusStayed && each.collection === MENUS)) await forget(item.key)
  for (const collection of ORDER) {
    for (const item of items.filter((each) => each.collection === collection.name)) {
      const record = await findRecord(db, collection, item.recordId)
      const isOurs = !record || evenChanged || record.version === item.version
      const hasGone = record && isOurs ? await remove(collection, record.id) : isOurs
      if (record && !hasGone) undone.stayed.push(collection.titleOf(record))
      if (hasGone) await forget(item.key)
      if (record && hasGone) undone.removed++
      if (record) await watch.step(collection.titleOf(record))
      await yieldToEventLoop()
    }
  }
  for (const item of items.filter(({ collection }) => collection === VIDEO_FILES)) await removeFilm(item)
  if (undone.stayed.length === 0 && !menusStayed) await db.deleteFrom('siteImport').where('id', '=', importId).execute()
  return undone

  async function remove(collection: AnyCollection, id: string): Promise<boolean> {
    const usages = await usedWhere(db, collection, id)
    // A casino that came with its review does not hold it.
    const own = collection.name === posts.name ? await unchangedCasinos(usages) : []
    if (usages.length > own.length) return false
    for (const item of own) await parted(item)
    const record: { key?: string; slug?: string } = await archiveRecord(db, collection, id, actor)
    await deleteRecord(db, collection, id, actor)
    if (collection.name === media.name && record.key) await storage.remove(record.key)
    // A rubric that goes leaves a rule behind, for readers who knew it; of this one nobody did.
    const path = collection.name === rubrics.name && record.slug ? rubricPath(record.slug) : undefined
    if (path) await inTransaction(db, (trx) => removeRedirectAt(trx, path))
    return true
  }

  /** After the posts that show it. */
  async function removeFilm({ key, recordId }: SiteImportItemRow): Promise<void> {
    const film = await db.selectFrom('videoFile').where('id', '=', recordId).select('name').executeTakeFirst()
    try {
      if (film) await deleteVideo({ db, storage }, recordId, actor)
    } catch (error) {
      if (!(error instanceof AppError) || error.code !== 'STILL_USED') throw error
      undone.stayed.push(film?.name ?? recordId)
      return
    }
    await forget(key)
    if (!film) return
    undone.removed++
    await watch.step(film.name)
  }

  async function unchangedCasinos(usages: { collection: string; id: string }[]): Promise<SiteImportItemRow[]> {
    const own: SiteImportItemRow[] = []
    for (const usage of usages) {
      const item = items.find(({ collection, recordId }) => collection === casinos.name && recordId === usage.id)
      const casino = item && (await findRecord(db, casinos, item.recordId))
      if (item && casino && (evenChanged || casino.version === item.version)) own.push(item)
    }
    return own
  }

  async function parted(item: SiteImportItemRow): Promise<void> {
    await inTransaction(db, async (trx) => {
      const casino = await changeRecord(trx, casinos, item.recordId, { reviewPost: null }, actor, 'update')
      item.version = casino.version
      const { key, version } = item
      await trx.updateTable('siteImportItem').set({ version }).where('key', '=', key).execute()
    })
  }
}
