import { type Click, clickMapper } from '#entities/click/schema.ts'
import { countClicks, ROWS_AT_ONCE } from '#entities/click/sums.server.ts'
import type { Db, Trx } from '#entities/tables.server.ts'
import { inTransaction } from '#infra/db/transaction.server.ts'
import { chunksOf } from '#shared/chunks.ts'

/** Clicks are written many at a time: the server keeps them for a moment and hands them over together. */
export async function storeClicks(db: Db, clicks: Click[]): Promise<void> {
  if (clicks.length === 0) return
  await inTransaction(db, async (trx) => {
    const added = (await unstored(trx, clicks)).map((click) => clickMapper.encode(click))
    for (const rows of chunksOf(added, ROWS_AT_ONCE)) await trx.insertInto('click').values(rows).execute()
    await countClicks(trx, added)
  })
}

/**
 * A batch whose response was lost on the way comes a second time; only what is new may be counted. What is stored of it lies
 * in one short range of time, and times sort alike in every database, whatever its language: ids need not.
 */
async function unstored(trx: Trx, clicks: Click[]): Promise<Click[]> {
  const added = new Map(clicks.map((click) => [click.id, click]))
  const times = clicks.map(({ clickedAt }) => clickedAt).toSorted()
  const stored = await trx
    .selectFrom('click')
    .where('clickedAt', '>=', times[0] ?? '')
    .where('clickedAt', '<=', times.at(-1) ?? '')
    .select('id')
    .execute()
  for (const { id } of stored) added.delete(id)
  return [...added.values()]
}

/** Drops some of the clicks from before that moment and returns how many; what was counted of them stays. */
export async function dropClicks(db: Db, before: Date, limit: number): Promise<number> {
  const { numDeletedRows } = await db
    .deleteFrom('click')
    .where('id', 'in', (eb) =>
      eb
        .selectFrom('click')
        .where('clickedAt', '<', before.toISOString())
        .orderBy('clickedAt')
        .limit(limit)
        .select('id'),
    )
    .executeTakeFirstOrThrow()
  return Number(numDeletedRows)
}
