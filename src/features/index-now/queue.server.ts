import type { IndexNowRow } from '#features/index-now/schema.ts'
import { TAKEN } from '#features/index-now/shared/answers.ts'
import { findReviewPaths } from '#entities/offer/reviews.server.ts'
import type { AnyCollection, RecordBase } from '#records/collection.server.ts'
import type { Db, Reader, Trx } from '#records/db.server.ts'
import { isShown } from '#records/history/history.server.ts'
import { newId } from '#shared/id.ts'
import { type Category, postPath } from '#shared/post-address.ts'

export const SITE = 'site'

export const readIndexNow = (db: Reader): Promise<IndexNowRow | undefined> =>
  db.selectFrom('indexNow').where('id', '=', SITE).selectAll().executeTakeFirst()

const isOn = async (db: Reader) => (await readIndexNow(db))?.isOn === 1

const DAY_MS = 24 * 60 * 60_000
const KEPT_MS = 30 * DAY_MS
const LATELY_MS = 7 * DAY_MS
/** Of a batch, in the list of what was sent. */
const KEPT_PATHS = 50
const SHOWN = 20

export async function queuePaths(trx: Trx, paths: string[]): Promise<void> {
  if (paths.length === 0 || !(await isOn(trx))) return
  const queuedAt = new Date().toISOString()
  await trx
    .insertInto('indexNowPage')
    .values([...new Set(paths)].map((path) => ({ path, queuedAt })))
    .onConflict((conflict) => conflict.column('path').doUpdateSet({ queuedAt }))
    .execute()
}

type Post = RecordBase & { category: Category; slug: string; isActive: boolean; metaTag: { robots: string } }
const isPost = ({ name }: Pick<AnyCollection, 'name'>, _record: RecordBase): _record is Post => name === 'posts'

const isListed = (post: Post) => isShown(post) && !post.metaTag.robots.toLowerCase().includes('noindex')

/** Where a page appeared, changed or went. A small correction, which keeps its date, is none. */
export async function queueChangedPages(
  trx: Trx,
  collection: Pick<AnyCollection, 'name'>,
  previous: RecordBase | null,
  record: RecordBase,
): Promise<void> {
  if (!isPost(collection, record) || (previous && !isPost(collection, previous))) return
  const listed = [previous, record].filter((each) => each !== null).filter(isListed)
  if (listed.length === 2 && previous?.updatedAt === record.updatedAt) return
  await queuePaths(trx, listed.map(postPath))
}

/** A review shows the facts of its casino or bookmaker. */
export async function queueReviewsOf(trx: Trx, ids: readonly string[]): Promise<void> {
  if (!(await isOn(trx))) return
  const found = [await findReviewPaths(trx, 'casino', ids), await findReviewPaths(trx, 'bookmaker', ids)]
  await queuePaths(
    trx,
    found.flatMap((paths) => [...paths.values()]),
  )
}

export const waitingPages = (db: Reader, limit: number) =>
  db.selectFrom('indexNowPage').selectAll().orderBy('path').limit(limit).execute()

/** Not those that changed again meanwhile. */
export async function forgetPages(db: Db, pages: readonly { path: string; queuedAt: string }[]): Promise<void> {
  for (const { path, queuedAt } of pages) {
    await db.deleteFrom('indexNowPage').where('path', '=', path).where('queuedAt', '=', queuedAt).execute()
  }
}

interface Batch {
  at: Date
  status: number | null
  paths: string[]
}

export async function noteBatch(trx: Trx, { at, status, paths }: Batch): Promise<void> {
  const old = new Date(at.getTime() - KEPT_MS).toISOString()
  await trx.deleteFrom('indexNowBatch').where('at', '<', old).execute()
  const kept = paths.slice(0, KEPT_PATHS).join('\n')
  await trx
    .insertInto('indexNowBatch')
    .values({ id: newId(), at: at.toISOString(), status, count: paths.length, paths: kept })
    .execute()
}

export async function recentBatches(db: Reader, now: Date) {
  const batches = db.selectFrom('indexNowBatch')
  const rows = await batches.orderBy('at', 'desc').orderBy('id', 'desc').limit(SHOWN).selectAll().execute()
  const since = new Date(now.getTime() - LATELY_MS).toISOString()
  const sums = await batches
    .where('at', '>=', since)
    .groupBy('status')
    .select(({ fn }) => ['status', fn.sum<number | string>('count').as('count')])
    .execute()
  const sumOf = (isTaken: boolean) =>
    sums.reduce((sum, { status, count }) => (TAKEN.has(status ?? 0) === isTaken ? sum + Number(count) : sum), 0)
  return {
    recent: rows.map(({ paths, ...row }) => ({ ...row, paths: paths.split('\n') })),
    sentLately: sumOf(true),
    refusedLately: sumOf(false),
  }
}
