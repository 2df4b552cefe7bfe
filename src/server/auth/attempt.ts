import * as m from '#server/auth/messages.ts'
import { type Attempt, beginAttempt, type Guess } from '#entities/session/attempts.server.ts'
import type { Services } from '#records/services.server.ts'
import type { Http } from '#server/auth/cookies.ts'
import { AppError } from '#shared/app-error.ts'
import { said } from '#shared/words/message.ts'

interface Right<T> {
  value: T
  /** Whether earlier failures are reset: not before the second step succeeded. */
  isComplete: boolean
}

type GuessInput = Omit<Guess, 'address'>

export async function countAttempt(http: Http, { db, now }: Services, guess: GuessInput): Promise<Attempt> {
  const begun = await beginAttempt(db, { ...guess, address: http.get('ip') }, now())
  if (begun.wait === 0) return begun
  http.header('Retry-After', String(begun.wait))
  throw new AppError('TOO_MANY_ATTEMPTS', said(m.waitSeconds, { seconds: String(begun.wait) }))
}

/** Runs something that could be guessed. `work` returns undefined for a wrong guess, which then counts. */
export async function attempt<T>(
  http: Http,
  services: Services,
  guess: GuessInput,
  wrong: AppError,
  work: () => Promise<Right<T> | undefined>,
): Promise<T> {
  const { succeed } = await countAttempt(http, services, guess)
  let right: Right<T> | undefined
  try {
    right = await work()
  } catch (error) {
    // The guess was not evaluated, for example because too many others wait.
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
