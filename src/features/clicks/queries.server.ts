import { type RawBuilder, sql } from 'kysely'
import { type Click, clickMapper, type ClickRow } from '#features/clicks/schema.ts'
import { countClicks } from '#features/clicks/sums.server.ts'
import type { Db, Trx } from '#records/db.server.ts'
import { dialectOf } from '#infra/db/dialect.server.ts'
import { inTransaction } from '#infra/db/transaction.server.ts'
import { chunksOf } from '#shared/chunks.ts'

/** Others are answered between the statements. */
const ROWS_AT_ONCE = 250

const TEXTS = ['id', 'clickedAt', 'targetModel', 'targetId', 'page', 'block'] as const
const FLAGS = ['isBot', 'isTurnedAway'] as const
const COLUMNS = [...TEXTS, ...FLAGS]

export async function storeClicks(db: Db, clicks: readonly Click[]): Promise<void> {
  if (clicks.length === 0) return
  await inTransaction(db, async (trx) => {
    const added = (await withoutStored(trx, clicks)).map((click) => clickMapper.encode(click))
    for (const rows of chunksOf(added, ROWS_AT_ONCE)) await insertClicks(trx, rows)
    await countClicks(trx, added)
  })
}

/** As JSON: building and compiling a statement with thousands of parameters costs more than what it does. */
async function insertClicks(trx: Trx, rows: readonly ClickRow[]): Promise<void> {
  const lists = rows.map((row) => COLUMNS.map((column) => row[column]))
  const values: RawBuilder<unknown>[] = [
    ...TEXTS.map((_, at) => sql`value ->> ${sql.lit(at)}`),
    ...FLAGS.map((_, at) => sql`cast(value ->> ${sql.lit(TEXTS.length + at)} as integer)`),
  ]
  const elements = dialectOf(trx).elementsOf(JSON.stringify(lists))
  await trx
    .insertInto('click')
    .columns(COLUMNS)
    .expression(sql`select ${sql.join(values)} from ${elements}`)
    .execute()
}

/** A batch is retried if its response was lost. Searches by time, as ids may sort differently under a collation. */
async function withoutStored(trx: Trx, clicks: readonly Click[]): Promise<readonly Click[]> {
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

/** Deletes up to `limit` clicks older than `before` and returns how many; their aggregated counts stay. */
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
