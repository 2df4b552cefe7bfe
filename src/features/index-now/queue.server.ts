import type { IndexNowRow } from '#features/index-now/schema.ts'
import { findReviewPaths } from '#entities/offer/reviews.server.ts'
import type { AnyCollection, RecordBase } from '#records/collection.server.ts'
import type { Db, Reader, Trx } from '#records/db.server.ts'
import { isShown } from '#records/history/history.server.ts'
import { type Category, postPath } from '#shared/post-address.ts'

export const SITE = 'site'

export const readIndexNow = (db: Reader): Promise<IndexNowRow | undefined> =>
  db.selectFrom('indexNow').where('id', '=', SITE).selectAll().executeTakeFirst()

const isOn = async (db: Reader) => (await readIndexNow(db))?.isOn === 1

async function queuePaths(trx: Trx, paths: string[]): Promise<void> {
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
