import { Worker } from 'node:worker_threads'
import { DatabaseUnavailable } from '#infra/db/errors.server.ts'
import type { Outcome, Task } from '#infra/db/reading.thread.ts'
import type { Statement } from '#infra/db/sqlite-statements.server.ts'
import { threadFile } from '#infra/thread-file.server.ts'

const CODE = threadFile('infra/db/reading.thread.ts')
/** Lists are paginated, so their rows need far less; a heap that may grow would never shrink again. */
const LIMITS = { maxOldGenerationSizeMb: 256, maxYoungGenerationSizeMb: 16 }

export interface SqliteThread {
  read(query: Statement): Promise<unknown[]>
  checkpoint(): Promise<void>
  close(): Promise<void>
}

interface Waiting {
  resolve: (rows: unknown[]) => void
  reject: (error: unknown) => void
}

/** Starts with the first task and does not keep the process alive; a dead thread is replaced by the next task. */
export function createSqliteThread(file: string): SqliteThread {
  let worker: Worker | undefined
  let isClosed = false
  let tasks = 0

  function start(): Worker {
    const started = new Worker(CODE, { workerData: file, execArgv: [], resourceLimits: LIMITS, name: 'reading' })
    const waiting = new Map<number, Waiting>()
    waitingOf.set(started, waiting)
    started.on('message', (outcome: Outcome) => {
      const pending = waiting.get(outcome.id)
      waiting.delete(outcome.id)
      // A thread that is terminating keeps the process alive until it has exited.
      if (waiting.size === 0 && !isClosed) started.unref()
      if ('rows' in outcome) pending?.resolve(outcome.rows)
      else pending?.reject(Object.assign(new Error(outcome.error.message), outcome.error))
    })
    let reason: unknown = new Error('The thread that reads the database has ended.')
    started.on('error', (error) => {
      reason = error
    })
    started.on('exit', () => {
      if (worker === started) worker = undefined
      giveUp(started, reason)
    })
    return started
  }

  const send = (task: Omit<Task, 'id'>) =>
    new Promise<unknown[]>((resolve, reject) => {
      if (isClosed) return reject(new DatabaseUnavailable(new Error('The database is closed.')))
      worker ??= start()
      const id = ++tasks
      waitingOf.get(worker)?.set(id, { resolve, reject })
      // A pending query keeps the process alive until its rows have arrived.
      worker.ref()
      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread has no origin
      worker.postMessage({ id, ...task } satisfies Task)
    })

  return {
    read: ({ sql, parameters }) => send({ query: { sql, parameters } }),
    checkpoint: async () => void (await send({})),
    async close() {
      isClosed = true
      if (!worker) return
      giveUp(worker, new Error('The database is closed.'))
      // A running query is first completed.
      await worker.terminate()
    },
  }
}

const waitingOf = new WeakMap<Worker, Map<number, Waiting>>()

function giveUp(worker: Worker, reason: unknown): void {
  const waiting = waitingOf.get(worker)
  for (const { reject } of waiting?.values() ?? []) reject(new DatabaseUnavailable(reason))
  waiting?.clear()
}
