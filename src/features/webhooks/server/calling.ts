import { forgetOldCalls, forgetOldSecrets } from '#features/webhooks/store.server.ts'
import { deliver } from '#features/webhooks/server/deliver.ts'
import { offThread } from '#infra/db/off-thread.server.ts'
import type { Reader } from '#records/db.server.ts'
import type { Services } from '#records/services.server.ts'
import { type Job, leasedJob, repeat } from '#server/jobs.ts'

const EVERY_MS = 1000
const LEASE = { name: 'webhooks', ms: 2 * 60_000 }
const AT_ONCE = 50
/** Calls to one address in a row: ten of the slowest fit into the lease. */
const IN_A_ROW = 10

const HOUR_MS = 60 * 60_000
const KEPT_MS = 14 * 24 * HOUR_MS
const SWEEP_LEASE = { name: 'webhook-log', ms: HOUR_MS / 2 }

/** By one process of all, as long as the server runs. */
export function callWebhooks(services: Services): void {
  const { db, now } = services
  repeat(services, 'webhooks', EVERY_MS, createCalling(services))
  const sweep = leasedJob(services, SWEEP_LEASE, async () => {
    await forgetOldCalls(db, new Date(now().getTime() - KEPT_MS).toISOString())
    await forgetOldSecrets(db, now())
  })
  repeat(services, 'the log of webhooks', HOUR_MS, sweep)
}

export function createCalling(services: Services): Job {
  const { db, now } = services
  const job = leasedJob(services, LEASE, async (stopping) => {
    const due = await findDue(offThread(db), now())
    const byHook = Map.groupBy(due, ({ webhookId }) => webhookId)
    await Promise.all([...byHook.values()].map((calls) => callInTurn(services, calls, stopping)))
  })
  return {
    // Reading costs nothing; a lease is a write.
    run: async (stopping) => void ((await isAnyDue(db, now())) && (await job.run(stopping))),
    leave: () => job.leave(),
  }
}

async function callInTurn(services: Services, calls: { id: string }[], stopping: AbortSignal): Promise<void> {
  for (const { id } of calls.slice(0, IN_A_ROW)) {
    // One that does not answer is left alone until the next one is due.
    if (stopping.aborted || !(await deliver(services, id))) return
  }
}

/** Also if what is due waits for an earlier call. */
export async function isAnyDue(db: Reader, now: Date): Promise<boolean> {
  const due = db.selectFrom('webhookDelivery').where('dueAt', '<=', now.toISOString()).select('id').limit(1)
  return (await due.executeTakeFirst()) !== undefined
}

/** Of each record only the first that was not taken yet. */
export const findDue = (db: Reader, now: Date) =>
  db
    .selectFrom('webhookDelivery as call')
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
    .limit(AT_ONCE)
    .select(['call.id', 'call.webhookId'])
    .execute()
