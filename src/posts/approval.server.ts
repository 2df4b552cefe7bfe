import * as m from '#posts/messages.ts'
import { z } from 'zod'
import { actorOf } from '#records/calls/caller.server.ts'
import { call, type CallContext } from '#records/calls/calls.server.ts'
import { creatorOf, refuseContributor } from '#records/crud/contributor.server.ts'
import { changeStored, getRecord } from '#records/crud/crud.server.ts'
import { sendNews } from '#features/colleague-mail/send.server.ts'
import { addNote } from '#features/collaboration/note/queries.server.ts'
import { NOTE_MAX } from '#shared/schema/note.ts'
import type { BulkAction } from '#records/calls/bulk.server.ts'
import { ById } from '#records/calls/record-calls.server.ts'
import type { Db, Reader } from '#records/db.server.ts'
import { inTransaction } from '#infra/db/transaction.server.ts'
import { later } from '#infra/later.server.ts'
import { posts } from '#posts/collection.server.ts'
import { Post, type Stage } from '#posts/schema.ts'
import { AppError } from '#shared/app-error.ts'
import { requiredText } from '#shared/schema/text.ts'

const tag = 'Posts'
const SendBack = z.strictObject({ note: requiredText(NOTE_MAX) }).meta({ id: 'PostSendBack' })

async function setStage(db: Db, postId: string, stage: Stage, action: string, { caller }: CallContext): Promise<Post> {
  const post = await getRecord(db, posts, postId)
  const actor = actorOf(caller)
  await refuseContributor(db, posts, post, post, actor)
  if (post.isDeleted) throw new AppError('VALIDATION_FAILED', m.archivedFirst)
  if (post.isActive) throw new AppError('VALIDATION_FAILED', m.liveAlready)
  if (post.stage === stage) return post
  return changeStored(db, posts, post, { stage }, actor, action)
}

async function submitterOf(db: Reader, postId: string) {
  return db
    .selectFrom('audit')
    .where('collection', '=', posts.name)
    .where('recordId', '=', postId)
    .where('action', '=', 'submit')
    .orderBy('at', 'desc')
    .limit(1)
    .select(['actorId', 'actorName', 'at'])
    .executeTakeFirst()
}

/** The submitter, or else the creator of the post; undefined if that user is no longer active. */
async function authorOf(db: Reader, postId: string): Promise<string | undefined> {
  const id = ((await submitterOf(db, postId)) ?? (await creatorOf(db, posts.name, postId)))?.actorId
  if (!id) return undefined
  const user = await db
    .selectFrom('user')
    .where('id', '=', id)
    .where('isActive', '=', 1)
    .where('isDeleted', '=', 0)
    .select('id')
    .executeTakeFirst()
  return user?.id
}

/** Of many posts at once. */
export const stageActions: Record<string, BulkAction> = {
  submit: (id, context) => setStage(context.services.db, id, 'ready', 'submit', context),
  'take-back': (id, context) => setStage(context.services.db, id, 'draft', 'take-back', context),
}

export const approvalCalls = [
  call({
    method: 'post',
    path: '/posts/{id}/submit',
    tag,
    summary: 'Submit the draft for approval; it must have all that a published page needs',
    access: 'contributor',
    params: ById,
    response: Post,
    errors: [409],
    run: ({ params }, context) => setStage(context.services.db, params.id, 'ready', 'submit', context),
  }),
  call({
    method: 'post',
    path: '/posts/{id}/take-back',
    tag,
    summary: 'A draft again: it no longer waits for approval',
    access: 'contributor',
    params: ById,
    response: Post,
    errors: [409],
    run: ({ params }, context) => setStage(context.services.db, params.id, 'draft', 'take-back', context),
  }),
  call({
    method: 'post',
    path: '/posts/{id}/send-back',
    tag,
    summary: 'Not yet: a draft again, with a note to whoever submitted it',
    access: 'editor',
    params: ById,
    body: SendBack,
    response: Post,
    errors: [409],
    run: async ({ params, body }, context) => {
      const { services, caller } = context
      const post = await inTransaction(services.db, async (trx) => {
        const draft = await setStage(trx, params.id, 'draft', 'send-back', context)
        const author = await authorOf(trx, draft.id)
        const mentions = author && author !== caller.id ? [author] : []
        const input = {
          collection: posts.name,
          recordId: draft.id,
          parentId: null,
          anchor: null,
          body: body.note,
          mentions,
        }
        await addNote(trx, input, actorOf(caller), services.now(), draft.title, 'sentBack')
        return draft
      })
      later(services, 'the mail about a post sent back', () => sendNews(services))
      return post
    },
  }),
]
