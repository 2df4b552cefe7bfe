import type { Reader } from '#entities/tables.server.ts'
import { MAX_USAGES, type Usage } from '#shared/schema/usage.ts'

/** Posts that refer to the record: in their text, as writer, banner or subject. A post's reference to itself does not count. */
export async function postsThatUse(db: Reader, model: string, id: string): Promise<Usage[]> {
  const rows = await db
    .selectFrom('postRef')
    .innerJoin('post', 'post.id', 'postRef.postId')
    .where('postRef.model', '=', model)
    .where('postRef.refId', '=', id)
    .where('post.id', '!=', id)
    .select(['post.id', 'post.title'])
    .orderBy('post.titleSort')
    .limit(MAX_USAGES)
    .execute()
  return rows.map((row) => ({ collection: 'posts', ...row, as: 'page' }))
}
