import { z } from 'zod'
import { BulkResult, bulkBody, forEachId } from '#records/calls/bulk.server.ts'
import { actorOf } from '#records/calls/caller.server.ts'
import { exportCall } from '#records/csv/export.server.ts'
import { listCall } from '#records/calls/list-call.server.ts'
import { ById } from '#records/calls/record-calls.server.ts'
import { readOnlyFields, splitReadOnly } from '#records/calls/read-only.server.ts'
import { deleteUser, getUser, setUserArchived, updateUser, userList } from '#entities/user/manage.server.ts'
import { Invite, inviteNewUser } from '#entities/user/invite.server.ts'
import { User, UserInput } from '#entities/user/schema.ts'
import { call, type CallContext } from '#records/calls/calls.server.ts'

const UserCreate = UserInput.partial({ role: true, isActive: true }).meta({ id: 'UserCreate' })
const InvitedUser = User.extend({ invite: Invite }).meta({ id: 'InvitedUser' })
const readOnly = readOnlyFields(User, UserInput)
const UserUpdate = UserInput.extend({ version: z.int().min(1), ...readOnly }).meta({ id: 'UserUpdate' })

const BULK = ['archive', 'unarchive', 'delete'] as const
const UserBulk = bulkBody(BULK).meta({ id: 'UserBulk' })

const apply = (action: (typeof BULK)[number], userId: string, { services, caller }: CallContext): Promise<unknown> =>
  action === 'delete'
    ? deleteUser(services.db, userId, actorOf(caller))
    : setUserArchived(services.db, userId, action === 'archive', actorOf(caller))

const tag = 'Users'
const one = '/users/{id}'

export const privateUserCalls = [
  listCall(userList, User, { tag, model: 'User', noun: 'user', access: 'admin' }),
  exportCall(userList, User, { tag, noun: 'user', access: 'admin' }),
  call({
    method: 'post',
    path: '/users',
    tag,
    summary: 'Invite a user, an editor by default; returns the one-time link for choosing a password',
    access: 'admin',
    body: UserCreate,
    response: InvitedUser,
    status: 201,
    errors: [409],
    run: ({ body: { role = 'editor', isActive = true, ...input } }, { services, caller }) =>
      inviteNewUser(services, { ...input, role, isActive }, actorOf(caller)),
  }),
  call({
    method: 'get',
    path: one,
    tag,
    summary: 'One user',
    access: 'admin',
    params: ById,
    response: User,
    run: ({ params }, { services }) => getUser(services.db, params.id),
  }),
  call({
    method: 'put',
    path: one,
    tag,
    summary: 'Save name, e-mail, role and active flag of a user',
    access: 'admin',
    params: ById,
    body: UserUpdate,
    response: User,
    errors: [409],
    run: ({ params, body: { version, ...rest } }, { services, caller }) => {
      const { input, readOnly: repeated } = splitReadOnly<UserInput>(rest, readOnly)
      return updateUser(services.db, params.id, input, version, actorOf(caller), repeated)
    },
  }),
  ...(['archive', 'unarchive'] as const).map((action) =>
    call({
      method: 'post',
      path: `${one}/${action}`,
      tag,
      summary: action === 'archive' ? 'Archive the user and end their sessions' : 'Unarchive the user, inactive',
      access: 'admin',
      params: ById,
      response: User,
      errors: [409],
      run: ({ params }, { services, caller }) =>
        setUserArchived(services.db, params.id, action === 'archive', actorOf(caller)),
    }),
  ),
  call({
    method: 'post',
    path: '/users/bulk',
    tag,
    summary: 'Apply an action to many users; one result for each',
    access: 'admin',
    body: UserBulk,
    response: BulkResult,
    run: ({ body: { action, ids } }, context) => forEachId(ids, context, (userId) => apply(action, userId, context)),
  }),
  call({
    method: 'delete',
    path: one,
    tag,
    summary: 'Permanently delete an archived user',
    access: 'admin',
    params: ById,
    errors: [409],
    run: async ({ params }, { services, caller }): Promise<undefined> => {
      await deleteUser(services.db, params.id, actorOf(caller))
    },
  }),
]
