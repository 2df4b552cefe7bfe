import { z } from 'zod'
import { said } from '#shared/words/message.ts'
import * as m from '#entities/message/messages.ts'
import { BulkResult, bulkBody, forEachId, refuseBulkDelete } from '#records/calls/bulk.server.ts'
import { actorOf } from '#records/calls/caller.server.ts'
import { exportCall } from '#records/csv/export.server.ts'
import { listCall } from '#records/calls/list-call.server.ts'
import { changeMessage, deleteMessage, getMessage, messageList } from '#entities/message/manage.server.ts'
import { MESSAGES } from '#entities/message/queries.server.ts'
import { receiveMessage } from '#entities/message/receive.server.ts'
import { HONEYPOT } from '#shared/honeypot.ts'
import { Message, MessageInput } from '#entities/message/schema.ts'
import { ById } from '#records/calls/record-calls.server.ts'
import { call, type CallContext } from '#records/calls/calls.server.ts'
import { AppError } from '#shared/app-error.ts'
import { keysOf } from '#shared/objects.ts'

const Sent = z.object({ status: z.literal('sent') }).meta({ id: 'MessageSent' })

const MessageBody = MessageInput.extend({ [HONEYPOT]: z.string().max(500).optional() }).meta({ id: 'MessageBody' })

export const publicMessageCalls = [
  call({
    method: 'post',
    path: '/messages',
    tag: 'Messages',
    summary: 'Send a message, as the contact form does',
    body: MessageBody,
    response: Sent,
    status: 201,
    errors: [429],
    run: async ({ body }, { services, http }) => {
      const { [HONEYPOT]: trap, ...message } = body
      const wait = await receiveMessage(services, message, { trap, address: http.get('ip') })
      if (wait > 0) {
        http.header('Retry-After', String(wait))
        throw new AppError('TOO_MANY_ATTEMPTS', said(m.waitSeconds, { seconds: String(wait) }))
      }
      return { status: 'sent' as const }
    },
  }),
]

const CHANGES = {
  read: { change: { isRead: true }, summary: 'Mark the message as read' },
  unread: { change: { isRead: false }, summary: 'Mark the message as unread' },
  archive: { change: { isDeleted: true }, summary: 'Archive the message' },
  unarchive: { change: { isDeleted: false }, summary: 'Unarchive the message' },
} as const

type Change = keyof typeof CHANGES
const ACTIONS = ['read', 'unread', 'archive', 'unarchive', 'delete'] as const

const change = (messageId: string, action: Change, { services, caller }: CallContext) =>
  changeMessage(services.db, messageId, CHANGES[action].change, actorOf(caller))
const remove = (messageId: string, { services, caller }: CallContext) =>
  deleteMessage(services.db, messageId, actorOf(caller))

const tag = 'Messages'

export const privateMessageCalls = [
  listCall(messageList, Message, { tag, model: 'Message', noun: 'message', access: 'editor' }),
  exportCall(messageList, Message, { tag, noun: 'message', access: 'editor' }),
  call({
    method: 'get',
    path: '/messages/{id}',
    tag,
    summary: 'One message',
    access: 'editor',
    params: ById,
    response: Message,
    run: ({ params }, { services }) => getMessage(services.db, params.id),
  }),
  ...keysOf(CHANGES).map((action) =>
    call({
      method: 'post',
      path: `/messages/{id}/${action}`,
      tag,
      summary: CHANGES[action].summary,
      access: 'editor',
      params: ById,
      response: Message,
      run: ({ params }, context) => change(params.id, action, context),
    }),
  ),
  call({
    method: 'post',
    path: '/messages/bulk',
    tag,
    summary: 'Apply an action to many messages; one result for each',
    access: 'editor',
    body: bulkBody(ACTIONS).meta({ id: 'MessageBulk' }),
    response: BulkResult,
    errors: [403],
    run: async ({ body: { action, ids } }, context) => {
      refuseBulkDelete({ name: MESSAGES }, action, context.caller)
      return forEachId(ids, context, (messageId) =>
        action === 'delete' ? remove(messageId, context) : change(messageId, action, context),
      )
    },
  }),
  call({
    method: 'delete',
    path: '/messages/{id}',
    tag,
    summary: 'Permanently delete an archived message',
    access: 'admin',
    params: ById,
    errors: [409],
    run: async ({ params }, context): Promise<undefined> => {
      await remove(params.id, context)
    },
  }),
]
