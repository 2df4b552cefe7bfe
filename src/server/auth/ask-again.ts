import { isRightPassword } from '#entities/user/password.server.ts'
import type { CallContext } from '#entities/calls.server.ts'
import { attempt } from '#server/auth/attempt.ts'
import { AppError } from '#shared/app-error.ts'

/**
 * Requires the password again before an action that would let a stolen session persist. Guesses count like those at
 * sign-in.
 */
export async function askPasswordAgain(
  { http, services, caller }: CallContext,
  password: string,
  field = 'password',
): Promise<{ id: string; email: string }> {
  const user = await services.db
    .selectFrom('user')
    .where('id', '=', caller.id)
    .select(['id', 'email', 'passwordHash'])
    .executeTakeFirstOrThrow()
  const message = 'This is not your password.'
  const wrong = new AppError('INVALID_CREDENTIALS', message, [{ path: field, message }])
  return attempt(http, services, user.email, wrong, async () =>
    (await isRightPassword(user.passwordHash, password)) ? { value: user, isComplete: true } : undefined,
  )
}
