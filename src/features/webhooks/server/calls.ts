import { z } from 'zod'
import { isPublicAddress } from '#features/links/server/public-address.ts'
import {
  Webhook,
  WebhookDeliveries,
  WebhookDelivery,
  WebhookInput,
  WebhookList,
  WebhookMade,
  WebhookSecret,
} from '#features/webhooks/schema.ts'
import { deliver } from '#features/webhooks/server/deliver.ts'
import { queueCall } from '#features/webhooks/queue.server.ts'
import * as m from '#features/webhooks/messages.ts'
import {
  createHook,
  deleteHook,
  getDelivery,
  getHook,
  listDeliveries,
  listHooks,
  rotateSecret,
  updateHook,
} from '#features/webhooks/store.server.ts'
import { offThread } from '#infra/db/off-thread.server.ts'
import { inTransaction } from '#infra/db/transaction.server.ts'
import { isIP } from 'node:net'
import { actorOf } from '#records/calls/caller.server.ts'
import { call, type CallContext } from '#records/calls/calls.server.ts'
import { ById } from '#records/calls/record-calls.server.ts'
import { AppError, fieldError } from '#shared/app-error.ts'
import { id } from '#shared/schema/text.ts'

const common = { tag: 'Webhooks', access: 'admin' } as const
const ByBoth = z.object({ id, delivery: id })

/** Names that never lead elsewhere (RFC 6761). */
const isLocal = (host: string) => host.split('.').findLast(Boolean) === 'localhost'

/** What a name leads to is asked at each call. */
function refuseAddress({ url: given }: { url: string }, { services: { env } }: CallContext): void {
  const url = new URL(given)
  const host = url.hostname.replace(/^\[|\]$/g, '')
  const isPlain = url.protocol === 'http:'
  const isOwn = isIP(host) > 0 ? !isPublicAddress(host) : isLocal(host)
  const wrong = url.username || url.password ? m.noCredentials : isPlain || isOwn ? m.notPublic : undefined
  if (!wrong || (wrong === m.notPublic && env.WEBHOOK_PRIVATE_ADDRESSES)) return
  throw new AppError('VALIDATION_FAILED', undefined, [fieldError('url', wrong)])
}

async function callNow({ services }: CallContext, webhookId: string, delivery: string): Promise<WebhookDelivery> {
  await deliver(services, delivery)
  return getDelivery(services.db, webhookId, delivery)
}

export const webhookCalls = [
  call({
    method: 'get',
    path: '/webhooks',
    summary: 'All webhooks, without their secrets',
    ...common,
    response: WebhookList,
    run: async (_, { services }) => ({ items: await listHooks(offThread(services.db)) }),
  }),
  call({
    method: 'post',
    path: '/webhooks',
    summary: 'Call an address when something happens; the answer is the only place where its secret is told',
    ...common,
    body: WebhookInput,
    response: WebhookMade,
    status: 201,
    run: async ({ body }, context) => {
      refuseAddress(body, context)
      const { services, caller } = context
      return createHook(services.db, body, actorOf(caller), services.now())
    },
  }),
  call({
    method: 'put',
    path: '/webhooks/{id}',
    summary: 'Change a webhook; `isActive` starts a paused one again, with what waited',
    ...common,
    params: ById,
    body: WebhookInput,
    response: Webhook,
    run: async ({ params, body }, context) => {
      refuseAddress(body, context)
      const { services, caller } = context
      return updateHook(services.db, params.id, body, actorOf(caller), services.now())
    },
  }),
  call({
    method: 'post',
    path: '/webhooks/{id}/secret',
    summary: 'Make a new secret, told once; the one before signs beside it for a day',
    ...common,
    params: ById,
    response: WebhookSecret,
    run: ({ params }, { services, caller }) => rotateSecret(services.db, params.id, actorOf(caller), services.now()),
  }),
  call({
    method: 'delete',
    path: '/webhooks/{id}',
    summary: 'Delete a webhook with what waits for it',
    ...common,
    params: ById,
    run: async ({ params }, { services, caller }): Promise<undefined> => {
      await deleteHook(services.db, params.id, actorOf(caller))
    },
  }),
  call({
    method: 'get',
    path: '/webhooks/{id}/deliveries',
    summary: 'The latest calls: what was sent and answered',
    ...common,
    params: ById,
    response: WebhookDeliveries,
    run: async ({ params }, { services: { db } }) => {
      await getHook(db, params.id)
      return { items: await listDeliveries(db, params.id) }
    },
  }),
  call({
    method: 'post',
    path: '/webhooks/{id}/test',
    summary: 'Make a call of the type `test` now; the answer says how it went',
    ...common,
    params: ById,
    response: WebhookDelivery,
    run: async ({ params }, context) => {
      const { db } = context.services
      const delivery = await inTransaction(db, async (trx) => {
        await getHook(trx, params.id)
        const event = { type: 'test', recordKey: `test/${Date.now()}`, data: {} } as const
        return queueCall(trx, params.id, event)
      })
      return callNow(context, params.id, delivery)
    },
  }),
  call({
    method: 'post',
    path: '/webhooks/{id}/deliveries/{delivery}/redeliver',
    summary: 'Make a call again, now, with the same `webhook-id`',
    ...common,
    params: ByBoth,
    response: WebhookDelivery,
    run: async ({ params }, context) => {
      const { db, now } = context.services
      await getDelivery(db, params.id, params.delivery)
      const again = { dueAt: now().toISOString(), deliveredAt: null, attempts: 0, firstTriedAt: null }
      await db.updateTable('webhookDelivery').set(again).where('id', '=', params.delivery).execute()
      return callNow(context, params.id, params.delivery)
    },
  }),
]
