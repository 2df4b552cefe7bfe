import type { Reader } from '#entities/tables.server.ts'
import { offThread } from '#infra/db/off-thread.server.ts'
import type { Level } from '#shared/checks/rule.ts'
import { type RuleName, RULES } from '#posts/checks/rules.ts'
import { isOneOf } from '#shared/objects.ts'

export interface FailedCheck {
  postId: string
  title: string
  rule: RuleName
  level: Level
  count: number
  message: string
}

const NAMES: readonly RuleName[] = RULES.map(({ name }) => name)

/** What fails on pages that visitors see: what blocks first, then post by post. */
export async function failedChecksOnLivePages(reader: Reader, limit: number): Promise<FailedCheck[]> {
  const db = offThread(reader)
  const found: FailedCheck[] = []
  for (const level of ['blocking', 'warning'] as const) {
    const rows = await db
      .selectFrom('postCheck')
      .innerJoin('post', 'post.id', 'postCheck.postId')
      .where('postCheck.level', '=', level)
      .where('post.isActive', '=', 1)
      .where('post.isDeleted', '=', 0)
      .select(['postCheck.postId', 'post.title', 'postCheck.rule', 'postCheck.count', 'postCheck.message'])
      // As the index has them: in the order of the changes all posts would be gone through.
      .orderBy('postCheck.postId')
      .orderBy('postCheck.rule')
      .limit(limit - found.length)
      .execute()
    found.push(...rows.flatMap(({ rule, ...row }) => (isOneOf(NAMES, rule) ? [{ ...row, rule, level }] : [])))
    if (found.length >= limit) break
  }
  return found
}
