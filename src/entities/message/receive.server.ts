import type { Services } from '#records/services.server.ts'
import { storeMessage } from '#entities/message/queries.server.ts'
import type { MessageInput } from '#entities/message/schema.ts'
import { throttleKey } from '#entities/session/tokens.server.ts'
import { throttle, type ThrottleRule } from '#infra/throttle.server.ts'
import { networkOf } from '#shared/network.ts'

const FIVE_AN_HOUR: ThrottleRule[] = [{ count: 5, windowMs: 60 * 60_000 }]

interface Sender {
  /** The content of the honeypot field. */
  trap: string | undefined
  address: string
}

/** Stores a message from the form or the API. Returns 0, or the seconds to wait if throttled. */
export async function receiveMessage(
  { db, now }: Pick<Services, 'db' | 'now'>,
  message: MessageInput,
  { trap, address }: Sender,
): Promise<number> {
  // Bots get a success response, so they learn nothing.
  if (trap) return 0
  const key = await throttleKey(db, 'contact', networkOf(address))
  const { wait } = await throttle(db, key, FIVE_AN_HOUR, now())
  if (wait === 0) await storeMessage(db, message)
  return wait
}
