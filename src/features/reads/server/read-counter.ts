import { setTimeout as pause } from 'node:timers/promises'
import { findPostAt } from '#features/reads/queries.server.ts'
import { storeReads, type ReadDay } from '#features/reads/sums.server.ts'
import type { Services } from '#records/services.server.ts'
import { pragueDay } from '#shared/czech/day.ts'

const FLUSH_MS = 500
/** Different pages and days that wait; what comes on top is lost. */
const MAX_WAITING = 10_000
const MAX_RETRY_MS = 30_000
/** The server has ten seconds to stop, and has used some of them. */
const FINISH_MS = 5000

interface Waiting {
  day: string
  path: string
  people: number
  bots: number
}

export interface ReadCounter {
  add: (path: string, isBot: boolean) => void
  flush: () => Promise<void>
}

/** Adds reads up in memory for a moment, so that a thousand readers of a page are one row to write. */
export function createReadCounter({ db, log, now, beforeClose }: Services): ReadCounter {
  let waiting = new Map<string, Waiting>()
  let timer: NodeJS.Timeout | undefined
  let writing: Promise<void> | undefined
  let failures = 0
  let lost = 0

  function put({ day, path, people, bots }: Waiting): void {
    const key = `${day} ${path}`
    const sum = waiting.get(key)
    if (sum) {
      sum.people += people
      sum.bots += bots
    } else if (waiting.size < MAX_WAITING) waiting.set(key, { day, path, people, bots })
    else lost++
  }

  function later(ms: number): void {
    timer ??= setTimeout(() => void flush(), ms)
    timer.unref()
  }

  async function write(): Promise<void> {
    while (waiting.size > 0) {
      const batch = [...waiting.values()]
      waiting = new Map()
      try {
        await storeReads(db, await withPosts(batch))
      } catch (error) {
        for (const each of batch) put(each)
        if (failures === 0) log.warn('reads wait until the database takes them', { waiting: waiting.size, error })
        failures++
        later(Math.min(FLUSH_MS * 2 ** failures, MAX_RETRY_MS))
        return
      }
      if (failures > 0) log.info('reads are written again', { lost })
      failures = 0
      lost = 0
    }
  }

  /** Addresses without a published post are not counted: nobody can fill the table with made-up ones. */
  async function withPosts(batch: readonly Waiting[]): Promise<ReadDay[]> {
    const days: ReadDay[] = []
    for (const { path, day, people, bots } of batch) {
      const post = await findPostAt(db, path)
      if (post) days.push({ day, postId: post.id, people, bots })
    }
    return days
  }

  function flush(): Promise<void> {
    clearTimeout(timer)
    timer = undefined
    writing ??= write().finally(() => {
      writing = undefined
    })
    return writing
  }

  beforeClose.push(async () => {
    const deadline = Date.now() + FINISH_MS
    await flush()
    while (waiting.size > 0 && Date.now() < deadline) {
      await pause(FLUSH_MS)
      await flush()
    }
    if (waiting.size > 0) log.warn('the database did not take the last reads', { lost: waiting.size })
  })

  return {
    add(path, isBot) {
      put({ day: pragueDay(now()), path, people: isBot ? 0 : 1, bots: isBot ? 1 : 0 })
      if (failures === 0) later(FLUSH_MS)
    },
    flush,
  }
}
