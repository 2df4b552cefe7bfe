import { isDeepStrictEqual } from 'node:util'
import type { Db } from '#records/db.server.ts'
import { listMarks, refPairs } from '#posts/refs.ts'
import type { Post } from '#posts/schema.ts'

const rowsOf = (post: Post) => [...refPairs(post), ...listMarks(post)]

/** Updates the “used where” table. Most saves change only text and write nothing here. */
export async function saveRefs(trx: Db, post: Post, previous: Post | null): Promise<void> {
  const pairs = rowsOf(post)
  if (previous && isDeepStrictEqual(pairs, rowsOf(previous))) return
  await trx.deleteFrom('postRef').where('postId', '=', post.id).execute()
  if (pairs.length === 0) return
  await trx
    .insertInto('postRef')
    .values(pairs.map((pair) => ({ postId: post.id, ...pair })))
    .execute()
}
