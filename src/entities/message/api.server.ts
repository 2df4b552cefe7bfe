import { z } from 'zod'
import { storeMessage } from '#entities/message/queries.server.ts'
import { MessageInput } from '#entities/message/schema.ts'
import { call } from '#infra/calls.server.ts'
import { createThrottle } from '#infra/throttle.server.ts'
import { AppError } from '#shared/app-error.ts'

const Sent = z.object({ status: z.literal('sent') }).meta({ id: 'MessageSent' })

/** People leave this field empty, because they do not see it. */
export const HONEYPOT = 'website'
const MessageBody = MessageInput.extend({ [HONEYPOT]: z.string().max(500).optional() }).meta({ id: 'MessageBody' })

const MESSAGES_PER_HOUR = 5
const throttle = createThrottle({ limit: MESSAGES_PER_HOUR, windowMs: 60 * 60 * 1000 })

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
      // A robot is told that all went well, and learns nothing.
      if (trap) return { status: 'sent' as const }
      const wait = throttle.take(http.get('ip'))
      if (wait > 0) {
        http.header('Retry-After', String(wait))
        throw new AppError('TOO_MANY_ATTEMPTS', `Too many attempts. Try again in ${wait} s.`)
      }
      await storeMessage(services.db, message)
      return { status: 'sent' as const }
    },
  ),
]
