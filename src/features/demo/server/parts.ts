import { yieldToEventLoop } from '#infra/db/yield.server.ts'
import type { Trx } from '#records/db.server.ts'
import { chunksOf } from '#shared/chunks.ts'

/** Small, because others are served between two parts. */
export const ROWS_AT_ONCE = 20

export async function inParts(ids: readonly string[], work: (some: string[]) => Promise<unknown>): Promise<void> {
  for (const some of chunksOf(ids, ROWS_AT_ONCE)) {
    await work(some)
    await yieldToEventLoop()
  }
}

export const clearHistory = (trx: Trx, collection: string, ids: readonly string[]) =>
  inParts(ids, async (some) => {
    await trx.deleteFrom('revision').where('collection', '=', collection).where('recordId', 'in', some).execute()
    await trx.deleteFrom('audit').where('collection', '=', collection).where('recordId', 'in', some).execute()
  })
