import type { Db } from '#entities/tables.server.ts'
import { throttleKey } from '#entities/session/tokens.server.ts'
import { forgetAttempts, throttle, type ThrottleRule } from '#infra/throttle.server.ts'
import { networkOf } from '#shared/network.ts'

const windowMs = 15 * 60_000
const ADDRESS: ThrottleRule[] = [{ count: 20, windowMs }]
const ACCOUNT_FREE = 5
/**
 * Seconds to wait after the fifth failure, the sixth and so on. The account is never locked: its owner waits a minute
 * at most.
 */
const ACCOUNT_PAUSES = [1, 2, 4, 8, 16, 32, 60]
const ACCOUNT: ThrottleRule[] = ACCOUNT_PAUSES.map((seconds, at) => ({
  count: ACCOUNT_FREE + at,
  windowMs,
  pauseMs: seconds * 1000,
}))

export interface Attempt {
  /** Seconds until the next attempt is allowed; proceed only if 0. */
  wait: number
  /** Uncounts the attempt. `clearsAccount` also resets the account's earlier failures. */
  succeed: (clearsAccount: boolean) => Promise<void>
}

/** Counts the attempt as a failure in advance, so that concurrent attempts cannot bypass the limit. */
export async function beginAttempt(db: Db, email: string, address: string, now: Date): Promise<Attempt> {
  const accountKey = await throttleKey(db, 'account', email.toLowerCase())
  const place = await throttle(db, await throttleKey(db, 'address', networkOf(address)), ADDRESS, now)
  if (place.wait > 0) return { wait: place.wait, succeed: async () => {} }
  const account = await throttle(db, accountKey, ACCOUNT, now)
  if (account.wait > 0) await place.giveBack()
  return {
    wait: account.wait,
    async succeed(clearsAccount) {
      await place.giveBack()
      await (clearsAccount ? forgetAttempts(db, accountKey) : account.giveBack())
    },
  }
}
