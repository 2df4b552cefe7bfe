import type { Actor } from '#records/actor.ts'
import { createRecord } from '#records/crud/crud.server.ts'
import { redirects } from '#entities/redirect/collection.server.ts'
import { normalisePath } from '#entities/redirect/rules.server.ts'
import type { Trx } from '#records/db.server.ts'
import { unarchivedWith } from '#infra/db/unarchived.server.ts'
import type { Post } from '#posts/schema.ts'
import { AppError } from '#shared/app-error.ts'
import { postPath } from '#shared/post-address.ts'

const NOTE_MAX = 300

/** A rule that would form a loop is skipped: taking the page down matters more. */
export async function redirectRemovedPost(
  trx: Trx,
  post: Post,
  actor: Actor,
  why: 'taken down' | 'archived',
): Promise<void> {
  const from = normalisePath(postPath(post))
  if (from === '/') return
  await trx.updateTable('redirect').set({ isDeleted: 1 }).where(unarchivedWith('fromPath', from)).execute()
  try {
    const note = `“${post.title}” was ${why}`
    await createRecord(trx, redirects, { from, to: post.unpublishTo, note: note.slice(0, NOTE_MAX) }, actor)
  } catch (error) {
    if (!(error instanceof AppError) || error.code !== 'VALIDATION_FAILED') throw error
  }
}
