import { DatabaseSync } from 'node:sqlite'
import { parentPort, workerData } from 'node:worker_threads'
import { openReader, run, type Statement } from '#infra/db/sqlite-statements.server.ts'

export interface Task {
  id: number
  /** Left out for a checkpoint, which moves the WAL into the database file. */
  query?: Statement
}

export type Outcome = { id: number } & ({ rows: unknown[] } | { error: ThrownInThread })

/** The class and own fields of an error do not survive structured cloning. */
interface ThrownInThread {
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

/** Passive: never blocks a reader or a writer. Pages still being read remain for the next time. */
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
