import type { Services } from '#records/services.server.ts'
import { DatabaseUnavailable } from '#infra/db/errors.server.ts'
import { acquireLease, releaseLease } from '#infra/db/lease.server.ts'
import { inTransaction } from '#infra/db/transaction.server.ts'
import { type Job, repeat } from '#server/jobs.ts'
import { DUE } from '#features/schedule/server/due.ts'
import { failuresOf, forgetFailure, recordFailure, waits } from '#features/schedule/server/failures.ts'
import { tellPlanner } from '#features/schedule/server/tell-planner.ts'
import type { Due, PlannedWork } from '#features/schedule/server/planned-work.ts'
import { AppError } from '#shared/app-error.ts'
import { newId } from '#shared/id.ts'

const EVERY_MS = 1000
const LEASE = 'publishing'
/** The lease is renewed with every step; after a crash another process takes over soon. */
const LEASE_MS = 10_000

/** What became due while no server ran is caught up, in the order of the times. */
export const publishOnTime = (services: Services) =>
  repeat(services, 'publishing', EVERY_MS, createPublishing(services))

/** What became due while no server ran, before the first request. Whatever fails is retried by the job. */
export async function publishOverdue(services: Services): Promise<void> {
  try {
    await createPublishing(services).run()
  } catch (error) {
    services.log.warn('overdue publishing failed', { error })
  }
}

interface Step {
  work: PlannedWork
  due: Due
}

export function createPublishing({ db, env, log, now }: Services, works = DUE): Job {
  const holder = newId()

  async function earliest(): Promise<Step | undefined> {
    const time = now().toISOString()
    let failures: Awaited<ReturnType<typeof failuresOf>> | undefined
    const steps: Step[] = []
    for (const work of works) {
      const waiting: string[] = []
      for (;;) {
        const found = await work.due(db, time, waiting)
        if (found.length === 0) break
        failures ??= await failuresOf(db)
        const due = found.find((each) => !waits(failures ?? [], work, each, time))
        if (due) steps.push({ work, due })
        if (due) break
        waiting.push(...found.map(({ id }) => id))
      }
    }
    // A stable sort keeps the order of kinds for the same time.
    return steps.toSorted((a, b) => (a.due.at < b.due.at ? -1 : a.due.at > b.due.at ? 1 : 0))[0]
  }

  /** If two processes do it at once, the version of the record lets only one of them write. */
  async function take({ work, due }: Step): Promise<void> {
    const about = { what: work.name, id: due.id, at: due.at }
    try {
      const isDone = await inTransaction(db, (trx) => work.run(trx, due.id, now().toISOString(), { env }))
      if (isDone) log.info('done at its time', about)
      await forgetFailure(db, work, due.id)
    } catch (error) {
      if (error instanceof DatabaseUnavailable) throw error
      const code = error instanceof AppError ? error.code : 'INTERNAL'
      // A concurrent save, or the database is busy: retried in a second.
      if (code === 'VERSION_CONFLICT') return
      if (code === 'STORAGE_FULL') throw error
      const isNews = await inTransaction(db, async (trx) => {
        const reason = await recordFailure(trx, work, due, error, now())
        if (reason) await tellPlanner(trx, work, due, reason, now())
        return reason !== undefined
      })
      if (isNews) log.warn('due, but not possible', { ...about, error })
    }
  }

  return {
    async run(stopping) {
      // Looking for due work is cheap; the lease is acquired only if there is some.
      if (!(await earliest())) return
      while (await acquireLease(db, LEASE, holder, now(), LEASE_MS)) {
        const step = await earliest()
        if (!step || stopping?.aborted) break
        await take(step)
      }
      await releaseLease(db, LEASE, holder)
    },
    leave: () => releaseLease(db, LEASE, holder),
  }
}
