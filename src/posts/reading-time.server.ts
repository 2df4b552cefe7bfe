import { LRUCache } from 'lru-cache'
import type { Reader } from '#records/db.server.ts'
import { countWords, minutesOf } from '#posts/content/reading-time.ts'
import { postMapper } from '#posts/schema.ts'

/** A version of a post is immutable, so its count never becomes stale. */
const known = new LRUCache<string, number>({ max: 50_000 })
type Version = { id: string; version: number; updatedAt: string }
const keyOf = ({ id, version, updatedAt }: Version) => `${id} ${version} ${updatedAt}`

/** In minutes by post id. Counted on demand: a stored count would be outdated whenever the way of counting changes. */
export async function minutesToRead(db: Reader, posts: readonly Version[]): Promise<ReadonlyMap<string, number>> {
  const minutes = new Map<string, number>()
  for (const post of posts) minutes.set(post.id, known.get(keyOf(post)) ?? 0)
  const unknown = posts.filter(({ id }) => !minutes.get(id)).map(({ id }) => id)
  if (unknown.length === 0) return minutes
  const rows = await db
    .selectFrom('post')
    .where('id', 'in', unknown)
    .select(['id', 'version', 'updatedAt', 'content', 'shortcodesConfig', 'faq'])
    .execute()
  for (const row of rows) {
    const words = countWords({
      content: postMapper.decodeColumn('content', row.content),
      shortcodesConfig: postMapper.decodeColumn('shortcodesConfig', row.shortcodesConfig),
      faq: postMapper.decodeColumn('faq', row.faq),
    })
    const counted = minutesOf(words)
    known.set(keyOf(row), counted)
    minutes.set(row.id, counted)
  }
  return minutes
}
