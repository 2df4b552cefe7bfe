import { z } from 'zod'
import type { Listed } from '#records/list/list-query.server.ts'
import { recentReads } from '#features/reads/queries.server.ts'
import { countChanges } from '#records/changes/count.server.ts'
import { posts } from '#posts/collection.server.ts'
import { Post, PostRow } from '#posts/schema.ts'
import { WaitingChangesSummary, NO_CHANGES } from '#shared/schema/waiting-changes-summary.ts'
import { rowMapper } from '#shared/schema/columns.ts'
import { titleSort } from '#shared/schema/record.ts'

const LARGE = { content: true, shortcodesConfig: true } as const

const Light = Post.omit(LARGE)

export const PostListItem = Light.extend({
  changes: WaitingChangesSummary,
  /** By people in the last thirty days. */
  reads: z.int(),
}).meta({ id: 'PostListItem' })
export type PostListItem = z.infer<typeof PostListItem>

const mapper = rowMapper(PostRow.omit(LARGE), titleSort)

export const postList: Listed<PostListItem, 'posts'> = {
  name: posts.name,
  table: posts.table,
  list: posts.list,
  named: { writer: 'writer' },
  columns: Object.keys(Light.shape),
  decode: (row) => ({ ...mapper.decode(row), changes: NO_CHANGES, reads: 0 }),
  async loadRelations(db, items) {
    await countChanges(db, posts.name, items)
    const ids = items.map(({ id }) => id)
    const reads = await recentReads(db, ids, new Date())
    for (const item of items) item.reads = reads.get(item.id) ?? 0
  },
}
