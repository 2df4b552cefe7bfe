import * as m from '#features/schedule/messages.ts'
import { changeStored, findRecord, getRecord } from '#records/crud/crud.server.ts'
import { actorOfPlan } from '#features/schedule/planning.server.ts'
import type { Reader } from '#records/db.server.ts'
import { posts } from '#posts/collection.server.ts'
import { redirectRemovedPost } from '#posts/redirect-removed-post.server.ts'
import { dueBy, type PlannedWork, undoOf } from '#features/schedule/server/planned-work.ts'
import { refuseMoved } from '#features/schedule/server/refuse-moved.ts'
import { said } from '#shared/words/message.ts'

const live = (db: Reader) => db.selectFrom('post').where('isDeleted', '=', 0).where('isActive', '=', 1)

export const takeDownPosts: PlannedWork = {
  name: 'unpublish',
  kinds: ['unpublish'],
  due: (db, now, except) => dueBy(live(db), 'unpublishAt', now, except),
  async run(trx, id, now) {
    const post = await getRecord(trx, posts, id)
    if (post.isDeleted || !post.isActive || post.unpublishAt === null || post.unpublishAt > now) return false
    const actor = await actorOfPlan(trx, post.plannedBy)
    const down = { isActive: false, unpublishAt: null, unpublishTo: '' }
    await changeStored(trx, posts, post, down, actor, 'unpublish')
    if (post.unpublishTo) await redirectRemovedPost(trx, post, actor, 'taken down')
    return true
  },
  async planned(db, { from, to, record }) {
    // Includes posts that are not published yet.
    const rows = await db
      .selectFrom('post')
      .where('isDeleted', '=', 0)
      .where('unpublishAt', '>=', from)
      .where('unpublishAt', '<', to)
      .$if(record !== undefined, (query) => query.where('id', '=', record?.recordId ?? ''))
      .where((eb) => eb.or([eb('isActive', '=', 1), eb('publishAt', 'is not', null)]))
      .select(['id', 'version', 'title', 'unpublishAt', 'unpublishTo', 'plannedBy'])
      .execute()
    return rows.map(({ unpublishAt, unpublishTo, ...row }) => ({
      ...row,
      kind: 'unpublish' as const,
      collection: posts.name,
      recordId: row.id,
      at: String(unpublishAt),
      note: unpublishTo && said(m.visitorsGoTo, { path: unpublishTo }),
    }))
  },
  async move(db, { id, from, to, version }, actor) {
    const post = await findRecord(db, posts, id)
    if (!post) return undefined
    refuseMoved(post.version === version && !post.isDeleted && post.unpublishAt === from)
    const moved = await changeStored(db, posts, post, { unpublishAt: to }, actor, 'schedule')
    return { collection: posts.name, recordId: id, version: moved.version, undo: undoOf(moved) }
  },
}
