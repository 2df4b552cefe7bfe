import { setTimeout as pause } from 'node:timers/promises'
import { acquireLease, releaseLease } from '#infra/db/lease.server.ts'
import type { Services } from '#records/services.server.ts'
import { isTransient } from '#server/http/errors.ts'
import { newId } from '#shared/id.ts'

/** Recurring work, done by one of all processes: see lease.server.ts. */
export interface Job {
  /** Aborted when the server stops, so that a long job ends early. */
  run(stopping?: AbortSignal): Promise<void>
  /** Releases the lease, so that another process may continue at once. */
  leave(): Promise<void>
}

export function leasedJob(
  { db, now }: Pick<Services, 'db' | 'now'>,
  lease: { name: string; ms: number },
  run: (stopping: AbortSignal) => Promise<void>,
): Job {
  const holder = newId()
  return {
    async run(stopping = new AbortController().signal) {
      if (await acquireLease(db, lease.name, holder, now(), lease.ms)) await run(stopping)
    },
    leave: () => releaseLease(db, lease.name, holder),
  }
}

/** Other writers get their turn between two batches. */
const BETWEEN_BATCHES_MS = 20
/** Some minutes, less than any lease. */
const MAX_BATCHES = 5000

/** Repeats what deletes so many rows, in a few milliseconds, until there are fewer. Returns how many there were. */
export async function inBatches(size: number, stopping: AbortSignal, drop: () => Promise<number>): Promise<number> {
  let dropped = 0
  for (let batch = 0; batch < MAX_BATCHES && !stopping.aborted; batch++) {
    const some = await drop()
    dropped += some
    if (some < size) break
    await pause(BETWEEN_BATCHES_MS)
  }
  return dropped
}

/** Runs the job periodically as long as the server runs, and never twice at once. */
export function repeat(
  { beforeClose, log }: Pick<Services, 'beforeClose' | 'log'>,
  name: string,
  everyMs: number,
  job: Job,
): void {
  const stopping = new AbortController()
  let running: Promise<void> | undefined
  let isFailing = false

  async function run(): Promise<void> {
    try {
      await job.run(stopping.signal)
      isFailing = false
    } catch (error) {
      // A job may run every second: what passes by itself is not reported, and anything else only once in a row.
      const isReported = !isFailing && !stopping.signal.aborted && !isTransient(error)
      log[isReported ? 'error' : 'debug'](`${name} failed`, { error })
      isFailing ||= isReported
    }
  }

  const timer = setInterval(() => {
    running ??= run().finally(() => {
      running = undefined
    })
  }, everyMs)
  timer.unref()
  beforeClose.push(async () => {
    clearInterval(timer)
    stopping.abort()
    await running
    await job.leave()
  })
}
