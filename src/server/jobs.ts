import type { Services } from '#entities/services.server.ts'

/** Recurring work, done by one of all processes: see lease.server.ts. */
export interface Job {
  /** Aborted when the server stops, so that a long job ends early. */
  run(stopping?: AbortSignal): Promise<void>
  /** Releases the lease, so that another process may continue at once. */
  leave(): Promise<void>
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
  const timer = setInterval(() => {
    running ??= job
      .run(stopping.signal)
      .catch((error: unknown) => log.debug(`${name}: not this time`, { error }))
      .finally(() => {
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
