import type { demoDesk } from '../../seed/index.ts'
import { casinos } from '#entities/casino/collection.server.ts'
import { MESSAGES } from '#entities/message/queries.server.ts'
import { messageMapper } from '#entities/message/schema.ts'
import { savedViewMapper } from '#entities/saved-view/schema.ts'
import { NO_PASSWORD } from '#entities/user/password.server.ts'
import { userMapper } from '#entities/user/schema.ts'
import { addToSums } from '#features/clicks/sums.server.ts'
import { insertNote } from '#features/collaboration/note/queries.server.ts'
import { markAsDemo } from '#features/demo/items.server.ts'
import { addReads } from '#features/reads/sums.server.ts'
import { insertTemplate } from '#features/templates/store.server.ts'
import { posts } from '#posts/collection.server.ts'
import type { Collection, Entity } from '#records/collection.server.ts'
import { createRecord, getRecord } from '#records/crud/crud.server.ts'
import { inputOf } from '#records/crud/write-record.server.ts'
import { createChange } from '#records/changes/changes.server.ts'
import { writeAudit } from '#records/history/history.server.ts'
import { indexForSearch } from '#records/list/search-index.server.ts'
import type { Trx } from '#records/db.server.ts'
import { chunksOf } from '#shared/chunks.ts'

type Desk = ReturnType<typeof demoDesk>

const ROWS_AT_ONCE = 20

/** Everything that a newsroom at work has beside its content. */
export async function storeDesk(trx: Trx, desk: Desk): Promise<void> {
  await storeColleagues(trx, desk)
  for (const post of desk.posts) await storePost(trx, post)
  for (const change of desk.changes) await storeChange(trx, change)
  for (const note of desk.notes) await insertNote(trx, note)
  await storeMessages(trx, desk)
  await trx
    .insertInto('savedView')
    .values(desk.views.map((view) => savedViewMapper.encode(view)))
    .execute()
  for (const template of desk.templates) await insertTemplate(trx, template)
  for (const rows of chunksOf(desk.links, ROWS_AT_ONCE)) await trx.insertInto('linkCheck').values(rows).execute()
  await addToSums(trx, desk.clicks)
  await addReads(trx, desk.reads)
  for (const rows of chunksOf(desk.pairs, ROWS_AT_ONCE)) await trx.insertInto('pairDay').values(rows).execute()
  const idsOf = (items: { id: string }[]) => items.map(({ id }) => id)
  await markAsDemo(trx, 'user', idsOf(desk.colleagues))
  await markAsDemo(trx, 'post', idsOf(desk.posts))
  await markAsDemo(trx, 'waitingChange', idsOf(desk.changes))
  await markAsDemo(trx, 'note', idsOf(desk.notes))
  await markAsDemo(trx, 'message', idsOf(desk.messages))
  await markAsDemo(trx, 'savedView', idsOf(desk.views))
  await markAsDemo(trx, 'template', idsOf(desk.templates))
  await markAsDemo(
    trx,
    'linkCheck',
    desk.links.map(({ url }) => url),
  )
  await markAsDemo(trx, 'clickDay', desk.clickDays)
}

async function storeColleagues(trx: Trx, { colleagues, joinedAt: at }: Desk): Promise<void> {
  for (const colleague of colleagues) {
    const user = { ...colleague, isActive: true, version: 1, isDeleted: false, createdAt: at, updatedAt: at }
    await trx
      .insertInto('user')
      .values({ ...userMapper.encode(user), passwordHash: NO_PASSWORD, language: 'en' })
      .execute()
  }
}

async function storePost(trx: Trx, { id, input, by, at, steps }: Desk['posts'][number]): Promise<void> {
  const updatedAt = steps.at(-1)?.at ?? at
  await createRecord(trx, posts, input, by, { id, createdAt: at, updatedAt })
  if (input.publishAt) await trx.updateTable('post').set({ plannedBy: by.id }).where('id', '=', id).execute()
  await backdate(trx, id, at)
  for (const step of steps) await auditAt(trx, step, id, input.title)
}

/** The audit log says when something happened; what the demo did happened before. */
const backdate = (trx: Trx, recordId: string, at: string) =>
  trx.updateTable('audit').set({ at }).where('collection', '=', posts.name).where('recordId', '=', recordId).execute()

async function auditAt(
  trx: Trx,
  { action, by, at }: Desk['posts'][number]['steps'][number],
  recordId: string,
  recordTitle: string,
): Promise<void> {
  await writeAudit(trx, by, { action, collection: posts.name, recordId, recordTitle })
  await trx
    .updateTable('audit')
    .set({ at })
    .where('collection', '=', posts.name)
    .where('recordId', '=', recordId)
    .where('action', '=', action)
    .execute()
}

const storeChange = (trx: Trx, given: Desk['changes'][number]): Promise<void> =>
  given.collection === 'posts' ? storeChangeOf(trx, posts, given) : storeChangeOf(trx, casinos, given)

async function storeChangeOf<E extends Entity>(
  trx: Trx,
  collection: Collection<E>,
  { id, recordId, title, publishAt, by, at, change }: Desk['changes'][number],
): Promise<void> {
  const live = await getRecord(trx, collection, recordId)
  const values = { ...inputOf(collection, live), ...change }
  await createChange(trx, collection, recordId, { title, publishAt, values, version: live.version }, by, id)
  await trx.updateTable('waitingChange').set({ createdAt: at, updatedAt: at }).where('id', '=', id).execute()
}

async function storeMessages(trx: Trx, { messages }: Desk): Promise<void> {
  for (const message of messages) {
    await trx.insertInto('message').values(messageMapper.encode(message)).execute()
    const body = `${message.email} ${message.message}`
    await indexForSearch(trx, { collection: MESSAGES, recordId: message.id, title: message.name, body })
  }
}
