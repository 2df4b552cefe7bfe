import { composeSample } from '#features/colleague-mail/compose.server.ts'
import { findChoices, follow, isFollowing, saveChoices } from '#features/colleague-mail/choices.server.ts'
import * as m from '#features/colleague-mail/messages.ts'
import { Follow, FollowInput, MailChoices, MailChoicesInput } from '#features/colleague-mail/schema.ts'
import { queueMail } from '#entities/mail-queue/queue.server.ts'
import { sendQueued } from '#entities/mail-queue/send.server.ts'
import { throttleKey } from '#entities/session/tokens.server.ts'
import { languageOf } from '#entities/user/queries.server.ts'
import { inTransaction } from '#infra/db/transaction.server.ts'
import { later } from '#infra/later.server.ts'
import { canSendMail } from '#infra/mail.server.ts'
import { throttle, type ThrottleRule } from '#infra/throttle.server.ts'
import { posts } from '#posts/collection.server.ts'
import { call, type CallContext } from '#records/calls/calls.server.ts'
import { ById } from '#records/calls/record-calls.server.ts'
import { getRecord } from '#records/crud/crud.server.ts'
import { AppError } from '#shared/app-error.ts'
import { newId } from '#shared/id.ts'

const tag = 'Own account'
const common = { tag, access: 'contributor' } as const
const FIVE_AN_HOUR: ThrottleRule[] = [{ count: 5, windowMs: 60 * 60_000 }]
const SAMPLE_LIFE_MS = 60 * 60_000

const choices = async ({ services: { db, env }, caller }: CallContext) => ({
  ...(await findChoices(db, caller.id)),
  canMail: canSendMail(env),
})

async function followed({ services: { db, env }, caller }: CallContext, postId: string) {
  await getRecord(db, posts, postId)
  const { choices: own } = await findChoices(db, caller.id)
  const isMailed = canSendMail(env) && own.followed !== 'never'
  return { isFollowed: await isFollowing(db, postId, caller.id), isMailed }
}

export const colleagueMailCalls = [
  call({
    method: 'get',
    path: '/own-mails',
    summary: 'Which mails one gets',
    ...common,
    response: MailChoices,
    run: (_, context) => choices(context),
  }),
  call({
    method: 'put',
    path: '/own-mails',
    summary: 'Choose which mails one gets; holds for what waits to be sent, too',
    ...common,
    body: MailChoicesInput,
    response: MailChoices,
    run: async ({ body }, context) => {
      const { services, caller } = context
      await inTransaction(services.db, (trx) => saveChoices(trx, caller.id, body, services.now()))
      return choices(context)
    },
  }),
  call({
    method: 'post',
    path: '/own-mails/sample',
    summary: 'Send a sample to oneself',
    ...common,
    errors: [429],
    run: async (_, { services, caller, http }): Promise<undefined> => {
      const { db, env, now } = services
      if (!canSendMail(env)) throw new AppError('VALIDATION_FAILED', m.noMailServer)
      const { wait } = await throttle(db, await throttleKey(db, 'sample', caller.id), FIVE_AN_HOUR, now())
      if (wait > 0) {
        http.header('Retry-After', String(wait))
        throw new AppError('TOO_MANY_ATTEMPTS', m.manySamples)
      }
      const id = newId()
      const letter = composeSample(await languageOf(db, caller.id), env)
      await inTransaction(db, (trx) =>
        queueMail(trx, { id, kind: 'news', to: caller.id, ...letter }, now(), SAMPLE_LIFE_MS),
      )
      later(services, 'the sample of a mail', async () => void (await sendQueued(services, id)))
    },
  }),
  call({
    method: 'get',
    path: '/followed-posts/{id}',
    summary: 'Whether one follows the post',
    ...common,
    params: ById,
    response: Follow,
    run: ({ params }, context) => followed(context, params.id),
  }),
  call({
    method: 'put',
    path: '/followed-posts/{id}',
    summary: 'Follow the post, or do not any more',
    ...common,
    params: ById,
    body: FollowInput,
    response: Follow,
    run: async ({ params, body }, context) => {
      const { services, caller } = context
      await inTransaction(services.db, async (trx) => {
        await getRecord(trx, posts, params.id)
        await follow(trx, params.id, caller.id, body.isFollowed)
      })
      return followed(context, params.id)
    },
  }),
]
