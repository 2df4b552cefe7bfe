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
 * A batch whose response was lost on the way comes a second time; only what is new may be counted. Ids begin with the time, so
 * what is stored of a batch lies close together: one short range of the key tells, instead of a row returned for each.
 */
async function unstored(trx: Trx, clicks: Click[]): Promise<Click[]> {
  const added = new Map(clicks.map((click) => [click.id, click]))
  const ids = [...added.keys()].toSorted()
  const stored = await trx
    .selectFrom('click')
    .where('id', '>=', ids[0] ?? '')
    .where('id', '<=', ids.at(-1) ?? '')
    .select('id')
    .execute()
  for (const { id } of stored) added.delete(id)
  return [...added.values()]
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
