import type { Db } from '#records/db.server.ts'
import { findRecord } from '#records/crud/crud.server.ts'
import { indexRecord } from '#records/list/search-index.server.ts'
import { invalidate } from '#infra/cache/tracking.server.ts'
import { offThread } from '#infra/db/off-thread.server.ts'
import { inTransaction } from '#infra/db/transaction.server.ts'
import { allEvidence } from '#posts/checks/evidence.server.ts'
import { evidenceQueryOf } from '#posts/checks/evidence-query.ts'
import { RULES_FINGERPRINT, saveLinks, writeChecks } from '#posts/checks/save-checks.server.ts'
import { posts } from '#posts/collection.server.ts'

const DAY_MS = 24 * 3_600_000

/** Schedules a recheck of all posts that were checked by another set of rules. */
export async function recheckAfterUpdate(db: Db): Promise<void> {
  const other = db
    .selectFrom('postChecked')
    .where('rules', '<>', RULES_FINGERPRINT)
    .where('at', '<>', '')
    .select('postId')
  if ((await other.limit(1).execute()).length === 0) return
  await db.updateTable('postChecked').set({ at: '' }).where('rules', '<>', RULES_FINGERPRINT).execute()
}

/** Rechecks the posts that are due, longest unchecked first. Returns how many were due. */
export async function recheckPosts(db: Db, now: Date, limit: number, stopping?: AbortSignal): Promise<number> {
  const due = await db
    .selectFrom('postChecked')
    .where('at', '<', new Date(now.getTime() - DAY_MS).toISOString())
    .orderBy('at')
    .limit(limit)
    .select('postId')
    .execute()
  for (const { postId } of due) {
    if (stopping?.aborted) break
    await recheckPost(db, postId, now)
  }
  return due.length
}

async function recheckPost(db: Db, id: string, now: Date): Promise<void> {
  const seen = await findRecord(db, posts, id)
  if (!seen || seen.isDeleted) {
    await db.deleteFrom('postChecked').where('postId', '=', id).execute()
    return
  }
  const evidence = await allEvidence(offThread(db), evidenceQueryOf(seen, id), now)
  await inTransaction(db, async (trx) => {
    const post = await findRecord(trx, posts, id)
    // Saved in the meantime: the save has scheduled another check.
    if (post?.version !== seen.version) return
    await saveLinks(trx, post)
    // An update may index other words of the same post.
    const isReindexed = await indexRecord(trx, posts, post)
    if (isReindexed && post.isActive) invalidate(['post'])
    await writeChecks(trx, post, evidence, now.toISOString())
  })
}
