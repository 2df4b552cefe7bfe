import type { Log } from '#infra/log.server.ts'

type Closing = (() => Promise<void>)[]

const underWay = new WeakMap<Closing, Set<Promise<void>>>()

/** Finished before the server closes; errors are logged. */
export function later(
  { beforeClose, log }: { beforeClose: Closing; log: Log },
  what: string,
  work: () => Promise<void>,
) {
  const known = underWay.get(beforeClose)
  const running = known ?? new Set<Promise<void>>()
  if (!known) {
    underWay.set(beforeClose, running)
    beforeClose.push(async () => void (await Promise.all(running)))
  }
  const run = new Promise<void>((resolve) => setImmediate(resolve))
    .then(work)
    .catch((error: unknown) => log.error(`${what} failed`, { error }))
    .finally(() => running.delete(run))
  running.add(run)
}
