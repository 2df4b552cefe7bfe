import { setTimeout as pause } from 'node:timers/promises'
import type { Log } from '#infra/log.server.ts'

const FLUSH_MS = 500
const BATCH = 1000
const MAX_WAITING = 10_000
const MAX_RETRY_MS = 30_000
/** The server has ten seconds to stop, and has used some of them. */
const FINISH_MS = 5000

export interface WriteBuffer<Row> {
  add(row: Row): void
  /** Writes all that waits. If the database refuses, it stays for the next try. */
  flush(): Promise<void>
  /** The last flush before exit: retried for a while if the database refuses, since no other flush follows. */
  finish(): Promise<void>
}

/** Buffers for a moment what visitors cause, so that none of them waits for the database. `name` is for the log: clicks. */
export function createWriteBuffer<Row>(
  name: string,
  log: Log,
  write: (batch: readonly Row[]) => Promise<void>,
): WriteBuffer<Row> {
  const waiting: Row[] = []
  let timer: NodeJS.Timeout | undefined
  let writing: Promise<void> | undefined
  let failures = 0
  let lost = 0

  function later(ms: number) {
    timer ??= setTimeout(() => void flush(), ms)
    timer.unref()
  }

  async function writeAll(): Promise<void> {
    while (waiting.length > 0) {
      const batch = waiting.slice(0, BATCH)
      try {
        await write(batch)
      } catch (error) {
        if (failures === 0) log.warn(`${name} wait until the database takes them`, { waiting: waiting.length, error })
        failures++
        later(Math.min(FLUSH_MS * 2 ** failures, MAX_RETRY_MS))
        return
      }
      waiting.splice(0, batch.length)
      if (failures > 0) log.info(`${name} are written again`, { lost })
      failures = 0
      lost = 0
    }
  }

  function flush(): Promise<void> {
    clearTimeout(timer)
    timer = undefined
    writing ??= writeAll().finally(() => {
      writing = undefined
    })
    return writing
  }

  async function finish(): Promise<void> {
    const deadline = Date.now() + FINISH_MS
    await flush()
    while (waiting.length > 0 && Date.now() < deadline) {
      await pause(FLUSH_MS)
      await flush()
    }
    if (waiting.length > 0) log.warn(`the database did not take the last ${name}`, { lost: waiting.length })
  }

  return {
    add(row) {
      if (waiting.length >= MAX_WAITING) {
        if (lost === 0) log.warn(`too many ${name} wait for the database; further ones are lost`, { max: MAX_WAITING })
        lost++
        return
      }
      waiting.push(row)
      if (waiting.length >= BATCH && failures === 0) void flush()
      else later(FLUSH_MS)
    },
    flush,
    finish,
  }
}
