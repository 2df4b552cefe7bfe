import { z } from 'zod'
import { HONEYPOT, receiveMessage } from '#entities/message/receive.server.ts'
import { MessageInput } from '#entities/message/schema.ts'
import { call } from '#infra/calls.server.ts'
import { AppError } from '#shared/app-error.ts'

const Sent = z.object({ status: z.literal('sent') }).meta({ id: 'MessageSent' })

const MessageBody = MessageInput.extend({ [HONEYPOT]: z.string().max(500).optional() }).meta({ id: 'MessageBody' })

export const publicMessageCalls = [
  call(
    {
      method: 'post',
      path: '/messages',
      tag: 'Messages',
      summary: 'A message from the contact form',
      body: MessageBody,
      answer: Sent,
      status: 201,
      errors: [429],
    },
    async ({ body }, { services, http }) => {
      const { [HONEYPOT]: trap, ...message } = body as MessageInput & { website?: string }
      const wait = await receiveMessage(services.db, message, { trap, address: http.get('ip') })
      if (wait > 0) {
        http.header('Retry-After', String(wait))
        throw new AppError('TOO_MANY_ATTEMPTS', `Too many attempts. Try again in ${wait} s.`)
      }
      return { status: 'sent' as const }
    },
  ),
]
