import type { Trx } from '#records/db.server.ts'
import { leaveRedirect, removeRedirectAt } from '#entities/redirect/moved.server.ts'
import { normalisePath } from '#entities/redirect/rules.server.ts'
import { postPath } from '#shared/post-address.ts'
import type { Post } from '#posts/schema.ts'

export async function redirectMovedPost(trx: Trx, post: Post, { previous }: { previous: Post | null }): Promise<void> {
  if (post.isDeleted) return
  const to = normalisePath(postPath(post))
  const wasLive = previous !== null && previous.isActive && !previous.isDeleted
  const from = wasLive ? normalisePath(postPath(previous)) : to
  if (post.isActive || from !== to) await removeRedirectAt(trx, to)
  if (from === to || from === '/') return
  await leaveRedirect(trx, { from, to, record: post })
}
