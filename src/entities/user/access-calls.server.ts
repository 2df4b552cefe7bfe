import * as m from '#entities/user/messages.ts'
import { actorOf } from '#records/calls/caller.server.ts'
import { ById } from '#records/calls/record-calls.server.ts'
import { getUser } from '#entities/user/manage.server.ts'
import { Invite, inviteAgain, withdrawInvite } from '#entities/user/invite.server.ts'
import { disableTwoStep } from '#entities/user/queries.server.ts'
import { call, type CallContext } from '#records/calls/calls.server.ts'
import { AppError } from '#shared/app-error.ts'

const tag = 'Users'

/** Excludes the caller: changes to one's own account require the password. */
async function otherUser(id: string, { services, caller }: CallContext) {
  if (id === caller.id) throw new AppError('FORBIDDEN', m.inYourAccount)
  return getUser(services.db, id)
}

export const privateUserAccessCalls = [
  call({
    method: 'post',
    path: '/users/{id}/invite',
    tag,
    summary: 'Issue a new one-time link for choosing a password; revokes earlier links',
    access: 'admin',
    params: ById,
    response: Invite,
    errors: [409],
    run: async ({ params }, context) => {
      const user = await otherUser(params.id, context)
      if (user.isDeleted || !user.isActive) throw new AppError('VALIDATION_FAILED', m.letSignIn)
      return inviteAgain(context.services, user, actorOf(context.caller))
    },
  }),
  call({
    method: 'delete',
    path: '/users/{id}/invite',
    tag,
    summary: 'Revoke the link',
    access: 'admin',
    params: ById,
    run: async ({ params }, context): Promise<undefined> => {
      await withdrawInvite(context.services.db, await getUser(context.services.db, params.id), actorOf(context.caller))
    },
  }),
  call({
    method: 'delete',
    path: '/users/{id}/totp',
    tag,
    summary: 'Remove another user’s second steps, passkeys, too; ends all their sessions',
    access: 'admin',
    params: ById,
    run: async ({ params }, context): Promise<undefined> => {
      await disableTwoStep(context.services.db, await otherUser(params.id, context), actorOf(context.caller))
    },
  }),
]
