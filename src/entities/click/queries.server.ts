import { type Click, clickMapper } from '#entities/click/schema.ts'
import { type CountedClick, countClicks, ROWS_AT_ONCE } from '#entities/click/sums.server.ts'
import type { Db } from '#entities/tables.server.ts'
import { inTransaction } from '#infra/db/transaction.server.ts'
import { chunksOf } from '#shared/chunks.ts'

/** Clicks are written many at a time: the server keeps them for a moment and hands them over together. */
export async function storeClicks(db: Db, clicks: Click[]): Promise<void> {
  if (clicks.length === 0) return
  await inTransaction(db, async (trx) => {
    const stored: CountedClick[] = []
    for (const rows of chunksOf(clicks, ROWS_AT_ONCE)) {
      const added = await trx
        .insertInto('click')
        .values(rows.map((click) => clickMapper.encode(click)))
        // A batch whose response was lost on the way comes a second time; only what is new is counted.
        .onConflict((conflict) => conflict.column('id').doNothing())
        .returning(['clickedAt', 'targetId', 'page', 'block', 'isBot', 'isTurnedAway'])
        .execute()
      stored.push(...added)
    }
    await countClicks(trx, stored)
  })
}

/** Drops some of the clicks from before that moment and answers how many; what was counted of them stays. */
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
