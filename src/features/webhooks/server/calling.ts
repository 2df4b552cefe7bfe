import { forgetOldCalls, forgetOldSecrets } from '#features/webhooks/store.server.ts'
import { deliver } from '#features/webhooks/server/deliver.ts'
import { offThread } from '#infra/db/off-thread.server.ts'
import type { Reader } from '#records/db.server.ts'
import type { Services } from '#records/services.server.ts'
import { inBatches, type Job, leasedJob, repeat } from '#server/jobs.ts'

const EVERY_MS = 1000
const LEASE = { name: 'webhooks', ms: 2 * 60_000 }
/** Calls to one address in a row: ten of the slowest fit into the lease. */
const IN_A_ROW = 10

const HOUR_MS = 60 * 60_000
const KEPT_MS = 14 * 24 * HOUR_MS
const SWEEP_LEASE = { name: 'webhook-log', ms: HOUR_MS / 2 }
const FORGOTTEN_AT_ONCE = 200

/** By one process of all, as long as the server runs. */
export function callWebhooks(services: Services): void {
  repeat(services, 'webhooks', EVERY_MS, createCalling(services))
  repeat(services, 'the log of webhooks', HOUR_MS, createSweep(services))
}

export const createSweep = (services: Pick<Services, 'db' | 'now'>): Job =>
  leasedJob(services, SWEEP_LEASE, async (stopping) => {
    const { db, now } = services
    const before = new Date(now().getTime() - KEPT_MS).toISOString()
    await inBatches(FORGOTTEN_AT_ONCE, stopping, () => forgetOldCalls(db, before, FORGOTTEN_AT_ONCE))
    await forgetOldSecrets(db, now())
  })

export function createCalling(services: Services): Job {
  const { db, now } = services
  const job = leasedJob(services, LEASE, async (stopping) => {
    const hooks = await hooksWithDue(db, now())
    await Promise.all(hooks.map(({ id }) => callInTurn(services, id, stopping)))
  })
  return {
    // Reading costs nothing; a lease is a write.
    run: async (stopping) => void ((await hooksWithDue(db, now())).length > 0 && (await job.run(stopping))),
    leave: () => job.leave(),
  }
}

async function callInTurn(services: Services, webhookId: string, stopping: AbortSignal): Promise<void> {
  const { db, now } = services
  for (const { id } of await findDue(offThread(db), webhookId, now())) {
    // One that does not answer is left alone until the next one is due.
    if (stopping.aborted || !(await deliver(services, id))) return
  }
}

/** Also if what is due waits for an earlier call. */
export const hooksWithDue = (db: Reader, now: Date) =>
  db
    .selectFrom('webhook')
    .where('isActive', '=', 1)
    .where((where) =>
      where.exists(
        where
          .selectFrom('webhookDelivery')
          .whereRef('webhookDelivery.webhookId', '=', 'webhook.id')
          .where('dueAt', '<=', now.toISOString())
          .select('webhookDelivery.id'),
      ),
    )
    .select('id')
    .execute()

/** Each webhook has its own queue: a long one does not hold up the others. Of each record only the first that was not taken yet. */
export const findDue = (db: Reader, webhookId: string, now: Date) =>
  db
    .selectFrom('webhookDelivery as call')
    .where('call.webhookId', '=', webhookId)
    .where('call.dueAt', '<=', now.toISOString())
    .where((where) =>
      where.not(
        where.exists(
          where
            .selectFrom('webhookDelivery as earlier')
            .whereRef('earlier.webhookId', '=', 'call.webhookId')
            .whereRef('earlier.recordKey', '=', 'call.recordKey')
            .whereRef('earlier.position', '<', 'call.position')
            .where('earlier.deliveredAt', 'is', null)
            .select('earlier.id'),
        ),
      ),
    )
    .orderBy('call.dueAt')
    .limit(IN_A_ROW)
    .select('call.id')
    .execute()
