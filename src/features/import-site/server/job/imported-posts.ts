import type { z } from 'zod'
import type { ImportedPosts, Looked, PostsQuery } from '#features/import-site/job-schema.ts'
import * as m from '#features/import-site/messages.ts'
import type { Db, Reader } from '#records/db.server.ts'
import { AppError } from '#shared/app-error.ts'
import type { Said } from '#shared/words/message.ts'
import { storedSaid } from '#shared/words/stored.ts'

const PER_PAGE = 20
const KEPT_SOURCE = 'kept-source'

const postsOf = (db: Reader, importId: string) =>
  db
    .selectFrom('siteImportItem')
    .innerJoin('post', 'post.id', 'siteImportItem.recordId')
    .where('siteImportItem.importId', '=', importId)
    .where('siteImportItem.collection', '=', 'posts')
    .where('post.isDeleted', '=', 0)

/** `look`: those that still hold something of the old site; whoever mends one sees it go from there. */
const postsThat = (db: Reader, importId: string, which: z.infer<typeof PostsQuery>['which'], reason = '') =>
  postsOf(db, importId).where((eb) => {
    const kept = eb
      .selectFrom('postCheck')
      .whereRef('postCheck.postId', '=', 'post.id')
      .where('postCheck.rule', '=', KEPT_SOURCE)
      .select('postCheck.postId')
    if (which === 'whole') return eb.not(eb.exists(kept))
    return eb.exists(reason === '' ? kept : kept.where('postCheck.message', '=', reason))
  })

async function countOf(query: ReturnType<typeof postsOf>): Promise<number> {
  const { count } = await query.select(({ fn }) => fn.countAll<number>().as('count')).executeTakeFirstOrThrow()
  return count
}

export async function importedPosts(
  db: Reader,
  importId: string,
  { which, reason, page }: z.infer<typeof PostsQuery>,
): Promise<ImportedPosts> {
  const chosen = postsThat(db, importId, which, reason)
  const rows = await chosen
    .leftJoin('writer', 'writer.id', 'post.writer')
    .select(['post.id', 'post.title', 'post.isActive', 'post.version', 'post.createdAt'])
    .select(['siteImportItem.lookedAt', 'writer.fullName'])
    .orderBy('post.createdAt', 'desc')
    .orderBy('post.id')
    .limit(PER_PAGE)
    .offset((page - 1) * PER_PAGE)
    .execute()
  const reasons = await reasonsOf(
    db,
    rows.map(({ id }) => id),
  )
  const look = await countOf(postsThat(db, importId, 'look'))
  const counts = {
    look,
    whole: await countOf(postsThat(db, importId, 'whole')),
    looked: await countOf(postsThat(db, importId, 'look').where('siteImportItem.lookedAt', 'is not', null)),
  }
  return {
    items: rows.map(({ id, title, isActive, version, createdAt, lookedAt, fullName }) => ({
      id,
      title,
      writer: fullName ?? '',
      isActive: isActive === 1,
      version,
      createdAt,
      isLooked: lookedAt !== null,
      what: reasons.get(id) ?? [],
    })),
    total: which === 'look' && reason === '' ? look : await countOf(chosen),
    page,
    perPage: PER_PAGE,
    counts,
    reasons: await allReasons(db, importId),
  }
}

/** Each once, however often a post has it. */
export async function reasonsOf(db: Reader, ids: string[]): Promise<Map<string, Said[]>> {
  const checks = await db
    .selectFrom('postCheck')
    .where('postId', 'in', ids.length > 0 ? ids : [''])
    .where('rule', '=', KEPT_SOURCE)
    .select(['postId', 'message', 'said'])
    .distinct()
    .execute()
  const reasons = Map.groupBy(checks, ({ postId }) => postId)
  return new Map([...reasons].map(([id, own]) => [id, own.map(({ message, said }) => storedSaid(message, said))]))
}

async function allReasons(db: Reader, importId: string): Promise<ImportedPosts['reasons']> {
  const rows = await postsOf(db, importId)
    .innerJoin('postCheck', 'postCheck.postId', 'post.id')
    .where('postCheck.rule', '=', KEPT_SOURCE)
    .groupBy(['postCheck.message', 'postCheck.said'])
    .select(['postCheck.message', 'postCheck.said'])
    .select(({ fn }) => fn.count<number>('post.id').distinct().as('count'))
    .execute()
  return rows
    .map(({ message, said, count }) => ({ said: storedSaid(message, said), count }))
    .toSorted((one, other) => other.count - one.count)
}

export async function markLooked(
  db: Db,
  importId: string,
  { postId, isLooked }: z.infer<typeof Looked>,
  now: Date,
): Promise<undefined> {
  const { numUpdatedRows } = await db
    .updateTable('siteImportItem')
    .set({ lookedAt: isLooked ? now.toISOString() : null })
    .where('importId', '=', importId)
    .where('collection', '=', 'posts')
    .where('recordId', '=', postId)
    .executeTakeFirst()
  if (numUpdatedRows === 0n) throw new AppError('NOT_FOUND', m.notOfThisImport)
}
