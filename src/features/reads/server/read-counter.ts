import { findPostAt } from '#features/reads/queries.server.ts'
import { type CountedRead, storeReads } from '#features/reads/sums.server.ts'
import { createWriteBuffer } from '#infra/write-buffer.server.ts'
import type { Services } from '#records/services.server.ts'
import { pragueDay } from '#shared/czech/day.ts'
import { newId } from '#shared/id.ts'

type Read = Omit<CountedRead, 'postId'> & { path: string }

export interface ReadCounter {
  add: (path: string, isBot: boolean) => void
  flush: () => Promise<void>
}

/** Adds reads up for a moment, so that a thousand readers of a page are one row to write. */
export function createReadCounter({ db, log, now, beforeClose }: Services): ReadCounter {
  const counter = newId()
  let told = 0
  const buffer = createWriteBuffer<Read>('reads', log, async (batch) => {
    const reads = await readsOfPosts(batch)
    if (reads.length > 0) await storeReads(db, { counter, reads, now: now() })
  })
  beforeClose.push(() => buffer.finish())

  /** Addresses without a published post are not counted: nobody can fill the table with made-up ones. */
  async function readsOfPosts(batch: readonly Read[]): Promise<CountedRead[]> {
    const posts = new Map<string, string | undefined>()
    for (const path of new Set(batch.map((read) => read.path))) posts.set(path, (await findPostAt(db, path))?.id)
    return batch.flatMap(({ path, ...read }) => {
      const postId = posts.get(path)
      return postId === undefined ? [] : [{ ...read, postId }]
    })
  }

  return {
    add(path, isBot) {
      told++
      buffer.add({ number: told, day: pragueDay(now()), path, isBot })
    },
    flush: () => buffer.flush(),
  }
}
