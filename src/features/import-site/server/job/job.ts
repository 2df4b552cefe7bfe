import { KEPT_DAYS, WORK_STATES } from '#features/import-site/job-states.ts'
import * as m from '#features/import-site/messages.ts'
import { removeFiles } from '#features/import-site/server/job/files.ts'
import type { ImportTask } from '#features/import-site/server/job/import-site.thread.ts'
import { findOpen, moveJob } from '#features/import-site/server/job/store.ts'
import { acquireLease, releaseLease } from '#infra/db/lease.server.ts'
import { runThread } from '#infra/run-thread.server.ts'
import type { Services } from '#records/services.server.ts'
import { type Job, leasedJob, repeat } from '#server/jobs.ts'
import { newId } from '#shared/id.ts'
import { said } from '#shared/words/message.ts'

const EVERY_MS = 1000
/** Short, so that another server goes on soon after one was killed; renewed while it works. */
export const LEASE_MS = 20_000
const RENEWED_MS = 5000
export const LEASE = 'site-import'
/** A picture that is just fetched is not waited for: nothing of it is written. */
const STOP_MS = 3000

const HOUR_MS = 60 * 60_000
const SWEEP_LEASE = { name: 'site-import-files', ms: HOUR_MS / 2 }

export function importSites(services: Services): void {
  repeat(services, 'imports of sites', EVERY_MS, createImporting(services))
  repeat(services, 'files of imports', HOUR_MS, createImportSweep(services))
}

/** In a thread, so visitors never wait for it. */
const inThread = async ({ env, now }: Services, id: string, stop: SharedArrayBuffer): Promise<void> => {
  const task: ImportTask = { env, id, offsetMs: now().getTime() - Date.now(), stop }
  await runThread<void>('features/import-site/server/job/import-site.thread.ts', task)
}

/** By one process of all. */
export function createImporting(services: Services, worker = inThread): Job {
  const { db, log, now } = services
  const holder = newId()
  const renew = () => acquireLease(db, LEASE, holder, now(), LEASE_MS)

  async function work(id: string, stopping: AbortSignal): Promise<void> {
    const stop = new SharedArrayBuffer(Int32Array.BYTES_PER_ELEMENT)
    const end = () => void Atomics.store(new Int32Array(stop), 0, 1)
    const renewal = setInterval(() => {
      // Whoever cannot say that it still works may have lost the work to another.
      void renew().then((isOurs) => isOurs || end(), end)
    }, RENEWED_MS)
    const left = new Promise<void>((resolve) => {
      stopping.addEventListener('abort', () => {
        end()
        setTimeout(resolve, STOP_MS).unref()
      })
    })
    try {
      await Promise.race([worker(services, id, stop), left])
    } catch (error) {
      log.error('the thread of an import ended', { error, id })
      const change = { state: 'failed', problem: JSON.stringify(said(m.wentWrong)) } as const
      await moveJob(db, { id, from: WORK_STATES, now: now() }, change)
    } finally {
      clearInterval(renewal)
    }
  }

  return {
    async run(stopping = new AbortController().signal) {
      const job = await findOpen(db, WORK_STATES)
      if (!job || stopping.aborted || !(await renew())) return
      try {
        await work(job.id, stopping)
      } finally {
        await releaseLease(db, LEASE, holder)
      }
    },
    leave: () => releaseLease(db, LEASE, holder),
  }
}

const DAY_MS = 24 * HOUR_MS
const WAITING = ['files', 'reading', 'report'] as const

/** After a month an import stays, its files go. What was never started goes as a whole. */
export const createImportSweep = (services: Services): Job =>
  leasedJob(services, SWEEP_LEASE, async () => {
    const { db, env, now } = services
    const before = new Date(now().getTime() - KEPT_DAYS * DAY_MS).toISOString()
    const old = await db.selectFrom('siteImportJob').where('changedAt', '<', before).select(['id', 'state']).execute()
    for (const { id, state } of old) {
      if (WAITING.some((each) => each === state)) await db.deleteFrom('siteImportJob').where('id', '=', id).execute()
      if (state !== 'running' && state !== 'paused' && state !== 'failed') await removeFiles(env, id)
    }
  })
