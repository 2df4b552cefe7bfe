import type { Db } from '#entities/tables.server.ts'
import { storeMessage } from '#entities/message/queries.server.ts'
import type { MessageInput } from '#entities/message/schema.ts'
import { createThrottle } from '#infra/throttle.server.ts'
import { networkOf } from '#shared/network.ts'

/** People leave this field empty, because they do not see it. */
export const HONEYPOT = 'website'

const MESSAGES_PER_HOUR = 5
const throttle = createThrottle({ limit: MESSAGES_PER_HOUR, windowMs: 60 * 60 * 1000 })

interface Sender {
  /** What stands in the honeypot. */
  trap: string | undefined
  address: string
}

/** The one way in, for the form and for the API. Answers 0, or the seconds that the sender has to wait. */
export async function receiveMessage(db: Db, message: MessageInput, { trap, address }: Sender): Promise<number> {
  // A robot is told that all went well, and learns nothing.
  if (trap) return 0
  const wait = throttle.take(networkOf(address))
  if (wait === 0) await storeMessage(db, message)
  return wait
}
