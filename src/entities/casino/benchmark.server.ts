import { type RawBuilder, sql } from 'kysely'
import { type Benchmark, medianOfCounts } from '#entities/casino/benchmark.ts'
import { findUnlicensed } from '#entities/licence/queries.server.ts'
import { UNPRICED_BONUS } from '#entities/offer/bonus-order.ts'
import { isRunning, RUNNING_COLUMNS } from '#entities/offer/public.server.ts'
import { columnTags } from '#records/record-tags.server.ts'
import type { Reader } from '#records/db.server.ts'
import { defineCached } from '#infra/cache/data-cache.server.ts'
import { readTagged } from '#infra/cache/tracking.server.ts'

/** Every review shows the benchmark, so it is cached and recomputed only when one of these columns changes. */
const COLUMNS = [...RUNNING_COLUMNS, 'rating', 'measuredHours', 'bonusTerms']

/** PostgreSQL returns counts and decimals as strings. */
interface FieldRow {
  value: number | string
  count: number | string
  of: 'rating' | 'hours' | 'price'
}

export const loadBenchmark = defineCached(readBenchmark)

/** Reads how often each value occurs: few rows, however many casinos there are. */
async function readBenchmark(db: Reader, now: Date): Promise<Benchmark> {
  const unlicensed = await findUnlicensed(db, 'casino', now)
  const column = (name: string) => sql.ref(`casino.${name}`)
  const counts = (of: FieldRow['of'], value: RawBuilder<unknown>, known: RawBuilder<unknown>) =>
    sql`select ${sql.lit(of)} as ${sql.ref('of')}, ${value} as value, count(*) as count from casino
      where ${isRunning('casino')} and ${known} group by ${value}`
  const rating = column('rating')
  const hours = column('measuredHours')
  const price = column('bonusOrder')
  // Hidden prices must not leak into the median.
  const isPublic = unlicensed.length > 0 ? sql`and ${column('id')} not in (${sql.join(unlicensed)})` : sql``
  const query = sql.join(
    [
      counts('rating', rating, sql`${rating} is not null`),
      // PostgreSQL's own rounding takes halves to the even number.
      counts('hours', sql`floor(${hours} + 0.5)`, sql`${hours} is not null`),
      counts('price', price, sql`${price} < ${sql.lit(UNPRICED_BONUS)} ${isPublic}`),
    ],
    sql` union all `,
  )
  const rows = await readTagged(
    ['casino'],
    async () => (await sql<FieldRow>`${query} order by value`.execute(db)).rows,
    () => columnTags('casino', COLUMNS),
  )
  const of = (name: FieldRow['of']) =>
    rows.filter((row) => row.of === name).map(({ value, count }) => ({ value: Number(value), count: Number(count) }))
  const ratings = of('rating')
  const costs = medianOfCounts(of('price'))
  return {
    ratings: ratings.map(({ value }) => value),
    rating: medianOfCounts(ratings),
    hours: medianOfCounts(of('hours')),
    price: costs === null ? null : -costs,
  }
}
