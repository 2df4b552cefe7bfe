import { z } from 'zod'
import { actorOf } from '#entities/caller.server.ts'
import { ById } from '#entities/record-calls.server.ts'
import { getUser } from '#entities/user/manage.server.ts'
import { setPassword, switchTotpOff } from '#entities/user/queries.server.ts'
import { PASSWORD_MAX, User } from '#entities/user/schema.ts'
import { call, type CallContext } from '#entities/calls.server.ts'
import { AppError } from '#shared/app-error.ts'

const tag = 'Users'

const NewPassword = z.strictObject({ password: z.string().max(PASSWORD_MAX) }).meta({ id: 'UserPassword' })

/** One's own account asks for the password again; here it would not. */
async function otherUser(id: string, { services, caller }: CallContext) {
  if (id === caller.id) throw new AppError('FORBIDDEN', 'Do this in your own account: it asks for your password.')
  return getUser(services.db, id)
}

/** For somebody who cannot sign in any more. */
export const privateUserAccessCalls = [
  call(
    {
      method: 'post',
      path: '/users/{id}/password',
      tag,
      summary: 'Set a new password for somebody else; ends all their sessions',
      access: 'admin',
      params: ById,
      body: NewPassword,
      response: User,
      errors: [404],
    },
    async ({ params, body }, context) => {
      const { services, caller } = context
      const { email } = await otherUser(params.id, context)
      const words = [services.env.SITE_NAME, new URL(services.env.SITE_URL).hostname]
      await setPassword(services.db, email, body.password, actorOf(caller), words)
      return getUser(services.db, params.id)
    },
  ),
  call(
    {
      method: 'delete',
      path: '/users/{id}/totp',
      tag,
      summary: 'Switch the two-step sign-in of somebody else off; ends all their sessions',
      access: 'admin',
      params: ById,
      errors: [404],
    },
    async ({ params }, context): Promise<undefined> => {
      const { email } = await otherUser(params.id, context)
      await switchTotpOff(context.services.db, email, actorOf(context.caller))
    },
  ),
]
