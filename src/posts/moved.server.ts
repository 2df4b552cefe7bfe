import type { Trx } from '#entities/tables.server.ts'
import { normalisePath } from '#entities/redirect/rules.server.ts'
import { unarchivedWith } from '#infra/db/unarchived.server.ts'
import { postPath } from '#shared/post-address.ts'
import type { Post } from '#posts/schema.ts'
import { newId } from '#shared/id.ts'

/**
 * A published page that got another address leaves a 301 behind. Rules that led to the old address lead straight to
 * the new one, and a rule that stood where the page now lives goes away.
 */
export async function redirectMovedPost(trx: Trx, post: Post, { previous }: { previous: Post | null }): Promise<void> {
  if (post.isDeleted) return
  const to = normalisePath(postPath(post))
  const wasLive = previous !== null && previous.isActive && !previous.isDeleted
  const from = wasLive ? normalisePath(postPath(previous)) : to
  if (post.isActive || from !== to) {
    await trx.updateTable('redirect').set({ isDeleted: 1 }).where(unarchivedWith('fromPath', to)).execute()
  }
  if (from === to || from === '/') return

  await trx.updateTable('redirect').set({ toTarget: to }).where('toTarget', '=', from).execute()
  await trx.updateTable('redirect').set({ isDeleted: 1 }).where(unarchivedWith('fromPath', from)).execute()
  await trx
    .insertInto('redirect')
    .values({
      id: newId(),
      version: 1,
      isDeleted: 0,
      createdAt: post.updatedAt,
      updatedAt: post.updatedAt,
      fromPath: from,
      toTarget: to,
      status: 301,
      isActive: 1,
      hits: 0,
      note: `“${post.title}” moved`,
    })
    .execute()
}
