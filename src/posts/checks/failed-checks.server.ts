import type { Reader } from '#records/db.server.ts'
import { offThread } from '#infra/db/off-thread.server.ts'
import type { Level } from '#shared/checks/rule.ts'
import { type RuleName, RULES } from '#posts/checks/rules.ts'
import { isOneOf } from '#shared/objects.ts'
import type { Said } from '#shared/words/message.ts'
import { storedSaid } from '#shared/words/stored.ts'

interface FailedCheck {
  rule: RuleName
  level: Level
  count: number
  message: Said
}

export interface FailingPost {
  postId: string
  title: string
  level: Level
  checks: FailedCheck[]
}

/** What could be linked is no failure; its list is a filter away. */
const SUGGESTION: RuleName = 'name-without-link'
const NAMES: readonly RuleName[] = RULES.map(({ name }) => name).filter((name) => name !== SUGGESTION)
const LEVELS = ['blocking', 'warning'] as const

/** Live posts with failed checks, those with a blocking one first. */
export async function failedChecksOnLivePages(reader: Reader, limit: number): Promise<FailingPost[]> {
  const db = offThread(reader)
  const titles = new Map<string, string>()
  for (const level of LEVELS) {
    if (titles.size >= limit) break
    const posts = await db
      .selectFrom('postCheck')
      .innerJoin('post', 'post.id', 'postCheck.postId')
      .where('postCheck.level', '=', level)
      .where('postCheck.rule', 'in', NAMES)
      .where('postCheck.postId', 'not in', ['', ...titles.keys()])
      .where('post.isActive', '=', 1)
      .where('post.isDeleted', '=', 0)
      .select(['postCheck.postId', 'post.title'])
      .distinct()
      // In index order; ordering by `updatedAt` would scan all posts.
      .orderBy('postCheck.postId')
      .limit(limit - titles.size)
      .execute()
    for (const { postId, title } of posts) titles.set(postId, title)
  }
  const checks = await checksOf(db, [...titles.keys()])
  return [...titles].map(([postId, title]) => {
    const own = checks.get(postId) ?? []
    return { postId, title, level: own[0]?.level ?? 'warning', checks: own }
  })
}

async function checksOf(db: Reader, postIds: string[]): Promise<Map<string, FailedCheck[]>> {
  if (postIds.length === 0) return new Map()
  const rows = await db
    .selectFrom('postCheck')
    .where('postId', 'in', postIds)
    .select(['postId', 'rule', 'level', 'count', 'message', 'said'])
    .orderBy('postId')
    .orderBy('rule')
    .execute()
  const found = Map.groupBy(rows, ({ postId }) => postId)
  return new Map(
    [...found].map(([postId, own]) => [
      postId,
      LEVELS.flatMap((level) =>
        own.flatMap(({ rule, count, message, said, ...row }) =>
          row.level === level && isOneOf(NAMES, rule)
            ? [{ rule, level, count, message: storedSaid(message, said) }]
            : [],
        ),
      ),
    ]),
  )
}
