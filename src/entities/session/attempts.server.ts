import type { Db } from '#records/db.server.ts'
import { throttleKey } from '#entities/session/tokens.server.ts'
import { forgetAttempts, hasAttempts, throttle, type ThrottleRule } from '#infra/throttle.server.ts'
import { networkOf } from '#shared/network.ts'

const windowMs = 15 * 60_000
const NETWORK: ThrottleRule[] = [{ count: 20, windowMs }]
const FREE = 5
/** Seconds to wait after the fifth failure, the sixth and so on. Nothing is ever locked: one waits a minute at most. */
const PAUSES: ThrottleRule[] = [1, 2, 4, 8, 16, 32, 60].map((seconds, at) => ({
  count: FREE + at,
  windowMs,
  pauseMs: seconds * 1000,
}))

/** Guesses at one password from all unknown browsers together: after that many only one a minute. */
const BUDGET = 100
/** The rest of the budget is for networks that have not guessed at this account yet, such as the owner's. */
const BUDGET_OF_REPEATED = 50
const budgetOf = (count: number): ThrottleRule[] => [{ count, windowMs, pauseMs: 60_000 }]

export interface Guess {
  /**
   * A password is guessed by anybody. A code only by those who know the password, so all of them pause together. A token
   * cannot be guessed, so that each network only pauses for itself.
   */
  kind: 'password' | 'code' | 'token'
  /** What is guessed at: an account, or a kind of link. */
  at: string
  address: string
  /** A browser of the account itself. It pauses for its own failures only, whatever strangers do. */
  device?: string | undefined
}

export interface Attempt {
  /** Seconds until the next attempt is allowed; proceed only if 0. */
  wait: number
  /** Uncounts the attempt. `clearsFailures` also resets earlier failures of whoever made it. */
  succeed: (clearsFailures: boolean) => Promise<void>
}

interface Limit {
  key: string
  rules: readonly ThrottleRule[]
  isOwn?: boolean
}

/** Counts the attempt as a failure in advance, so that concurrent attempts cannot bypass the limits. */
export async function beginAttempt(db: Db, guess: Guess, now: Date): Promise<Attempt> {
  const limits = await limitsOf(db, guess, now)
  const undo: (() => Promise<void>)[] = []
  const giveBack = async () => {
    for (const each of undo) await each()
  }
  for (const { key, rules } of limits) {
    const taken = await throttle(db, key, rules, now)
    if (taken.wait > 0) {
      await giveBack()
      return { wait: taken.wait, succeed: async () => {} }
    }
    undo.push(taken.giveBack)
  }
  return {
    wait: 0,
    async succeed(clearsFailures) {
      await giveBack()
      const own = limits.find((limit) => limit.isOwn)
      if (clearsFailures && own) await forgetAttempts(db, own.key)
    },
  }
}

async function limitsOf(db: Db, { kind, at, address, device }: Guess, now: Date): Promise<Limit[]> {
  const keyOf = (...whose: string[]) => throttleKey(db, ...whose)
  if (device !== undefined) return [{ key: await keyOf('device', kind, device), rules: PAUSES, isOwn: true }]
  const network = { key: await keyOf('address', networkOf(address)), rules: NETWORK }
  const account = at.toLowerCase()
  if (kind === 'code') return [network, { key: await keyOf('code', account), rules: PAUSES, isOwn: true }]
  const pair = { key: await keyOf('pair', networkOf(address), account), rules: PAUSES, isOwn: true }
  if (kind === 'token') return [network, pair]
  const share = (await hasAttempts(db, pair.key, now)) ? BUDGET_OF_REPEATED : BUDGET
  return [network, pair, { key: await keyOf('account', account), rules: budgetOf(share) }]
}
