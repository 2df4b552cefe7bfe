import type { Db } from '#entities/tables.server.ts'
import { hashToken } from '#entities/session/tokens.server.ts'
import { newId } from '#shared/id.ts'
import { networkOf } from '#shared/network.ts'

const WINDOW_MS = 15 * 60_000
const ACCOUNT_FREE = 5
const ADDRESS_LIMIT = 20
const LONGEST_DELAY_S = 60

export interface Attempt {
  /** Seconds until the next attempt may be made; the attempt is only one when this is 0. */
  wait: number
  /** It was right: not a failure. `clearsAccount` forgets the account's earlier failures, too. */
  succeed: (clearsAccount: boolean) => Promise<void>
}

/**
 * Counts an attempt as a failure before it is made, so that many at once do not slip through together. The count is in
 * the database, because attempts may reach any process of any machine.
 */
export async function beginAttempt(db: Db, email: string, address: string, now: Date): Promise<Attempt> {
  const account = `account:${hashToken(email.toLowerCase())}`
  const own = [account, `address:${networkOf(address)}`].map((key) => ({ id: newId(), key, at: now.toISOString() }))
  const ownIds = own.map((row) => row.id)
  const since = new Date(now.getTime() - WINDOW_MS).toISOString()
  await db.deleteFrom('signInFailure').where('at', '<', since).execute()
  await db.insertInto('signInFailure').values(own).execute()
  const release = () => db.deleteFrom('signInFailure').where('id', 'in', ownIds).execute()

  const others = await db
    .selectFrom('signInFailure')
    .where('key', 'in', [...new Set(own.map((row) => row.key))])
    .where('id', 'not in', ownIds)
    .select(['key', 'at'])
    .orderBy('at')
    .execute()
  const timesOf = (isAccount: boolean) =>
    others.filter(({ key }) => (key === account) === isAccount).map(({ at }) => Date.parse(at))
  const wait = Math.max(accountWait(timesOf(true), now.getTime()), addressWait(timesOf(false), now.getTime()))
  if (wait > 0) await release()
  return {
    wait,
    async succeed(clearsAccount) {
      await release()
      if (clearsAccount) await db.deleteFrom('signInFailure').where('key', '=', account).execute()
    },
  }
}

/** 1, 2, 4 … 60 s after the last failure. The account is never locked: its owner gets in after a minute at the latest. */
function accountWait(failures: number[], now: number): number {
  if (failures.length < ACCOUNT_FREE) return 0
  const delay = Math.min(LONGEST_DELAY_S, 2 ** (failures.length - ACCOUNT_FREE))
  return secondsUntil((failures.at(-1) ?? 0) + delay * 1000, now, delay)
}

function addressWait(failures: number[], now: number): number {
  const oldest = failures.at(-ADDRESS_LIMIT)
  return oldest === undefined ? 0 : secondsUntil(oldest + WINDOW_MS, now, WINDOW_MS / 1000)
}

const secondsUntil = (moment: number, now: number, most: number) =>
  Math.min(most, Math.max(0, Math.ceil((moment - now) / 1000)))
