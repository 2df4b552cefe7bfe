import { type Attempt, beginAttempt } from '#entities/session/attempts.server.ts'
import type { Services } from '#entities/services.server.ts'
import type { Http } from '#server/auth/cookies.ts'
import { AppError } from '#shared/app-error.ts'

/** What a right guess leads to. */
interface Right<T> {
  value: T
  /** Whether the account's earlier failures are forgotten: not while a second step is still to come. */
  isComplete: boolean
}

/** Counts what may be done only so often with one account and from one address, and refuses what is too often. */
export async function countAttempt(http: Http, { db, now }: Services, account: string): Promise<Attempt> {
  const begun = await beginAttempt(db, account, http.get('ip'), now())
  if (begun.wait === 0) return begun
  http.header('Retry-After', String(begun.wait))
  throw new AppError('TOO_MANY_ATTEMPTS', `Too many attempts. Try again in ${begun.wait} s.`)
}

/** Tries something that could be guessed. `work` returns undefined for a wrong guess, which is then counted. */
export async function attempt<T>(
  http: Http,
  services: Services,
  account: string,
  wrong: AppError,
  work: () => Promise<Right<T> | undefined>,
): Promise<T> {
  const { succeed } = await countAttempt(http, services, account)
  let right: Right<T> | undefined
  try {
    right = await work()
  } catch (error) {
    // Nothing was found out about the guess, for example because too many others wait.
    await succeed(false)
    throw error
  }
  if (!right) {
    services.log.warn('sign-in failed', { code: wrong.code, ip: http.get('ip') })
    throw wrong
  }
  await succeed(right.isComplete)
  return right.value
}
