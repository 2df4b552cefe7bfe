import { isRightPassword } from '#entities/user/password.server.ts'
import type { CallContext } from '#records/calls/calls.server.ts'
import { attempt } from '#server/auth/attempt.ts'
import { notYourPassword } from '#server/auth/messages.ts'
import { AppError, fieldError } from '#shared/app-error.ts'

/** Before an action that would let a stolen session persist. Guesses slow down this session only. */
export async function askPasswordAgain(
  { http, services, caller }: CallContext,
  password: string,
  field = 'password',
): Promise<{ id: string; email: string; name: string }> {
  const user = await services.db
    .selectFrom('user')
    .where('id', '=', caller.id)
    .select(['id', 'email', 'name', 'passwordHash'])
    .executeTakeFirstOrThrow()
  const wrong = new AppError('INVALID_CREDENTIALS', notYourPassword, [fieldError(field, notYourPassword)])
  const guess = { kind: 'password', at: user.email, device: caller.sessionId } as const
  return attempt(http, services, guess, wrong, async () =>
    (await isRightPassword(user.passwordHash, password, true)) ? { value: user, isComplete: true } : undefined,
  )
}
