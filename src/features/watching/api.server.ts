import { actorOf } from '#records/calls/caller.server.ts'
import { call } from '#records/calls/calls.server.ts'
import { deleteAddress } from '#features/watching/delete.server.ts'
import { ForgetEmail, Forgotten, Watching } from '#features/watching/schema.ts'
import { readWatching } from '#features/watching/watching.server.ts'
import { offThread } from '#infra/db/off-thread.server.ts'

export const privateSubscriptionCalls = [
  call({
    method: 'get',
    path: '/subscriptions',
    tag: 'Watching by e-mail',
    summary: 'Numbers of subscribers per casino and bookmaker, and failed mails; no addresses',
    access: 'admin',
    response: Watching,
    run: async (_, { services: { db, env } }) => ({
      from: env.SMTP_URL ? (env.MAIL_FROM ?? null) : null,
      ...(await readWatching(offThread(db))),
    }),
  }),
  call({
    method: 'post',
    path: '/subscriptions/forget',
    tag: 'Watching by e-mail',
    summary: 'Delete all subscriptions of an address, at its owner’s request',
    access: 'admin',
    body: ForgetEmail,
    response: Forgotten,
    run: async ({ body }, { services, caller }) => ({
      deleted: await deleteAddress(services.db, body.email, actorOf(caller)),
    }),
  }),
]
