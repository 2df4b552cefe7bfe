import { ApiKey, ApiKeyInput, ApiKeyList, ApiKeyMade, ApiKeyRenewal } from '#features/api-keys/schema.ts'
import { createKey, listKeys, renewKey, revokeKey } from '#features/api-keys/store.server.ts'
import { actorOf } from '#records/calls/caller.server.ts'
import { call } from '#records/calls/calls.server.ts'
import { ById } from '#records/calls/record-calls.server.ts'

const common = { tag: 'Keys', access: 'editor' } as const

export const apiKeyCalls = [
  call({
    method: 'get',
    path: '/api-keys',
    summary: 'One’s own keys; for admins, everybody’s',
    ...common,
    response: ApiKeyList,
    run: async (_, { services, caller }) => ({ items: await listKeys(services.db, actorOf(caller)) }),
  }),
  call({
    method: 'post',
    path: '/api-keys',
    summary: 'Make a key that acts for oneself, within its scopes; the answer is the only place where it is told',
    ...common,
    body: ApiKeyInput,
    response: ApiKeyMade,
    status: 201,
    run: ({ body }, { services, caller }) =>
      createKey(services.db, body, { ...actorOf(caller), id: caller.id }, services.now()),
  }),
  call({
    method: 'post',
    path: '/api-keys/{id}/renew',
    summary: 'Let one’s own key work longer; the key and its scopes stay as they are',
    ...common,
    params: ById,
    body: ApiKeyRenewal,
    response: ApiKey,
    run: ({ params, body: { expiresAt } }, { services, caller }) =>
      renewKey(services.db, params.id, expiresAt, { ...actorOf(caller), id: caller.id }, services.now()),
  }),
  call({
    method: 'delete',
    path: '/api-keys/{id}',
    summary: 'Revoke a key, at once and for good',
    ...common,
    params: ById,
    run: async ({ params }, { services, caller }): Promise<undefined> => {
      await revokeKey(services.db, params.id, actorOf(caller))
    },
  }),
]
