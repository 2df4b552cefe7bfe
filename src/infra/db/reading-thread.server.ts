import { DatabaseSync } from 'node:sqlite'
import { parentPort, workerData } from 'node:worker_threads'
import { openReader, run, type Statement } from '#infra/db/sqlite-statements.server.ts'

/** What runs in the thread, see sqlite-thread.server.ts. */
export interface Task {
  id: number
  /** Left out: what was written is moved from the log of changes into the database file. */
  query?: Statement
}

export type Outcome = { id: number } & ({ rows: unknown[] } | { error: ThrownInThread })

/** The class of an error and its own fields do not survive the way between threads. */
export interface ThrownInThread {
  message: string
  code?: unknown
  errcode?: unknown
}

const file = String(workerData)
const reader = openReader(file)

function outcomeOf({ id, query }: Task): Outcome {
  try {
    return { id, rows: query ? run(reader, query).rows : checkpoint() }
  } catch (error) {
    const { message, code, errcode }: ThrownInThread = error instanceof Error ? error : { message: String(error) }
    return { id, error: { message, code, errcode } }
  }
}

/** Passive: it never makes a reader or a writer wait. What somebody still reads stays for the next time. */
function checkpoint(): [] {
  const writer = new DatabaseSync(file, { timeout: 0 })
  try {
    writer.exec('pragma wal_checkpoint(passive)')
  } finally {
    writer.close()
  }
  return []
}

// oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread has no origin
parentPort?.on('message', (task: Task) => parentPort?.postMessage(outcomeOf(task)))
