import { findPostAt } from '#features/reads/queries.server.ts'
import { storeReads, type ReadDay } from '#features/reads/sums.server.ts'
import { createWriteBuffer } from '#infra/write-buffer.server.ts'
import type { Services } from '#records/services.server.ts'
import { pragueDay } from '#shared/czech/day.ts'

interface Read {
  day: string
  path: string
  isBot: boolean
}

export interface ReadCounter {
  add: (path: string, isBot: boolean) => void
  flush: () => Promise<void>
}

/** Adds reads up for a moment, so that a thousand readers of a page are one row to write. */
export function createReadCounter({ db, log, now, beforeClose }: Services): ReadCounter {
  const buffer = createWriteBuffer<Read>('reads', log, async (reads) => storeReads(db, await readDays(reads)))
  beforeClose.push(() => buffer.finish())

  /** Addresses without a published post are not counted: nobody can fill the table with made-up ones. */
  async function readDays(reads: readonly Read[]): Promise<ReadDay[]> {
    const days: ReadDay[] = []
    for (const [path, ofPath] of Map.groupBy(reads, (read) => read.path)) {
      const post = await findPostAt(db, path)
      if (!post) continue
      for (const [day, ofDay] of Map.groupBy(ofPath, (read) => read.day)) {
        const bots = ofDay.filter(({ isBot }) => isBot).length
        days.push({ day, postId: post.id, people: ofDay.length - bots, bots })
      }
    }
    return days
  }

  return {
    add: (path, isBot) => buffer.add({ day: pragueDay(now()), path, isBot }),
    flush: () => buffer.flush(),
  }
}
