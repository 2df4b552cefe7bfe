import * as m from '#records/messages.ts'
import type { UsageSource } from '#records/config.server.ts'
import { modelOf } from '#records/names.ts'
import { MAX_USAGES } from '#shared/max-usages.ts'
import { said } from '#shared/words/message.ts'

/** Posts that refer to the record: in their text, as writer, banner or subject. A post's reference to itself does not count. */
export const postsThatUse: UsageSource = async (db, { table, id }) => {
  const rows = await db
    .selectFrom('postRef')
    .innerJoin('post', 'post.id', 'postRef.postId')
    .where('postRef.model', '=', modelOf(table))
    .where('postRef.refId', '=', id)
    .where('post.id', '!=', id)
    .select(['post.id', 'post.title'])
    .orderBy('post.titleSort')
    .limit(MAX_USAGES)
    .execute()
  return rows.map((row) => ({ collection: 'posts', ...row, as: said(m.asPage) }))
}

/** Waiting changes whose fields refer to the record. */
export const changesThatUse: UsageSource = async (db, { id }) => {
  const rows = await db
    .selectFrom('waitingChangeRef')
    .innerJoin('waitingChange', 'waitingChange.id', 'waitingChangeRef.changeId')
    .leftJoin('post', 'post.id', 'waitingChange.recordId')
    .leftJoin('casino', 'casino.id', 'waitingChange.recordId')
    .leftJoin('bookmaker', 'bookmaker.id', 'waitingChange.recordId')
    .where('waitingChangeRef.refId', '=', id)
    .where('waitingChange.recordId', '!=', id)
    .select(['waitingChange.collection', 'waitingChange.recordId', 'waitingChange.title as change'])
    .select((eb) => eb.fn.coalesce('post.title', 'casino.title', 'bookmaker.title').as('title'))
    .orderBy('waitingChange.createdAt')
    .limit(MAX_USAGES)
    .execute()
  return rows.map(({ collection, recordId, title, change }) => ({
    collection,
    id: recordId,
    title: title ?? '',
    as: change ? said(m.asChangeTitled, { change }) : said(m.asChange),
  }))
}
