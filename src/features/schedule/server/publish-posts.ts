import { changeStored, findRecord, getRecord } from '#records/crud/crud.server.ts'
import { actorOfPlan } from '#features/schedule/planning.server.ts'
import type { Reader } from '#records/db.server.ts'
import { posts } from '#posts/collection.server.ts'
import type { Post } from '#posts/schema.ts'
import { dueBy, type PlannedWork, undoOf } from '#features/schedule/server/planned-work.ts'
import { refuseMoved } from '#features/schedule/server/refuse-moved.ts'

const waiting = (db: Reader) => db.selectFrom('post').where('isDeleted', '=', 0).where('isActive', '=', 0)

const isWaiting = (post: Post): post is Post & { publishAt: string } =>
  !post.isDeleted && !post.isActive && post.publishAt !== null

export const publishPosts: PlannedWork = {
  name: 'publish',
  kinds: ['publish'],
  due: (db, now, except) => dueBy(waiting(db), 'publishAt', now, except),
  async run(trx, id, now) {
    const post = await getRecord(trx, posts, id)
    if (!isWaiting(post) || post.publishAt > now) return false
    const actor = await actorOfPlan(trx, post.plannedBy)
    await changeStored(trx, posts, post, { isActive: true, publishAt: null }, actor, 'publish')
    return true
  },
  async planned(db, { from, to, record }) {
    const rows = await waiting(db)
      .where('publishAt', '>=', from)
      .where('publishAt', '<', to)
      .$if(record !== undefined, (query) => query.where('id', '=', record?.recordId ?? ''))
      .select(['id', 'version', 'title', 'publishAt', 'plannedBy'])
      .execute()
    return rows.map(({ publishAt, ...row }) => ({
      ...row,
      kind: 'publish' as const,
      collection: posts.name,
      recordId: row.id,
      at: String(publishAt),
      note: '',
    }))
  },
  async move(db, { id, from, to, version }, actor) {
    const post = await findRecord(db, posts, id)
    if (!post) return undefined
    refuseMoved(post.version === version && !post.isDeleted && !post.isActive && post.publishAt === from)
    const moved = await changeStored(db, posts, post, { publishAt: to }, actor, 'schedule')
    return { collection: posts.name, recordId: id, version: moved.version, undo: undoOf(moved) }
  },
}
