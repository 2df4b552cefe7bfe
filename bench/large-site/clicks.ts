import { sql } from 'kysely'
import { DIMENSIONS } from '#features/clicks/schema.ts'
import type { Db } from '#records/db.server.ts'
import { dialectOf } from '#infra/db/dialect.server.ts'
import { addDays, pragueDay, pragueDayStart } from '#shared/czech/day.ts'
import { casinoId, firstCasino, type SiteSize } from './records.ts'

const DAYS = 730
/** Older single clicks are deleted, their counts remain. */
const KEPT_DAYS = 90

/** Clicks of the last two years, in place of those of the demo: most go to few casinos, some come from bots. */
export async function writeClicks(db: Db, { clicks, casinos }: SiteSize, now = new Date()): Promise<void> {
  for (const table of ['click', 'clickDay', 'clickSum'] as const) await db.deleteFrom(table).execute()
  const today = pragueDay(now)
  const start = pragueDayStart(addDays(today, 1 - DAYS)).getTime()
  const apart = (now.getTime() - start) / Math.max(1, clicks)
  const firstFrom = (day: string) => Math.min(clicks, Math.ceil((pragueDayStart(day).getTime() - start) / apart))
  for (let back = DAYS - 1; back >= 0; back--) {
    const day = addDays(today, -back)
    const [first, end] = [firstFrom(day), firstFrom(addDays(day, 1))]
    if (first === end) continue
    const clicked = clickedBetween(db, first, end, casinos)
    await sql`insert into click_day (day, target_id, page, block, people, bots) ${clicked}
      select ${day}, target_id, page, block, sum(1 - is_bot), sum(is_bot) from clicked group by target_id, page, block`.execute(
      db,
    )
    if (back >= KEPT_DAYS) continue
    const at = momentOf(db, new Date(start + first * apart), sql`(n - ${sql.lit(first)}) * ${sql.lit(apart / 1000)}`)
    await sql`insert into click (id, clicked_at, target_model, target_id, page, block, is_bot) ${clicked}
      select 'click' || substr(cast(1000000000000000 + n as text), 2), ${at}, 'Casino', target_id, page, block, is_bot
      from clicked`.execute(db)
  }
  await addUp(db)
}

/** A CTE of the clicks with these numbers; all values of a click are derived from its number. */
function clickedBetween(db: Db, first: number, end: number, casinos: number) {
  const numbers =
    dialectOf(db).name === 'sqlite'
      ? sql`select ${sql.lit(first)} union all select n + 1 from numbers where n + 1 < ${sql.lit(end)}`
      : sql`select generate_series(cast(${sql.lit(first)} as bigint), ${sql.lit(end - 1)})`
  // The twelfth power of a uniform distribution: half of all clicks go to a handful of casinos.
  const square = sql`power((n * 7919 % 10007) / 10007.0, 12)`
  const casino = sql`${sql.lit(firstCasino)} + cast(floor(${sql.lit(casinos)} * ${square}) as integer)`
  return sql`with recursive numbers(n) as (${numbers}),
    chosen as (select n, ${casino} as casino, n * 37 % 101 as few from numbers),
    clicked as (
      select n, ${sql.lit(casinoId(''))} || casino as target_id,
        case when few < 40 then '/' when few < 80 then '/recenze/kasino-' || casino || '/' else '/clanek/' end as page,
        case when few < 40 then 'toplist' when few < 60 then 'hero' else 'best' end as block,
        case when few % 10 = 0 then 1 else 0 end as is_bot
      from chosen)`
}

const momentOf = (db: Db, start: Date, seconds: ReturnType<typeof sql>) =>
  dialectOf(db).name === 'sqlite'
    ? sql`strftime('%Y-%m-%dT%H:%M:%fZ', ${start.toISOString()}, (${seconds}) || ' seconds')`
    : sql`to_char(cast(${start.toISOString()} as timestamp) + (${seconds}) * interval '1 second', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`

const KEYS = { all: sql`''`, target: sql`target_id`, page: sql`page`, block: sql`block` }
/** Length of the prefix of a date that names its day, month or year. */
const [DAY, MONTH, YEAR] = [10, 7, 4]

/** Aggregates months from days and years from months, so that no statement runs into the timeout. */
async function addUp(db: Db): Promise<void> {
  const days = await sql<{ day: string }>`select distinct day from click_day`.execute(db)
  for (const dimension of DIMENSIONS) {
    for (const { day } of days.rows) {
      await sql`insert into click_sum (dimension, period, key, people, bots)
        select ${dimension}, day, ${KEYS[dimension]} as key, sum(people), sum(bots)
        from click_day where day = ${day} group by day, key`.execute(db)
    }
    for (const [length, from] of [
      [MONTH, DAY],
      [YEAR, MONTH],
    ]) {
      await sql`insert into click_sum (dimension, period, key, people, bots)
        select dimension, substr(period, 1, ${sql.lit(length)}) as longer, key, sum(people), sum(bots)
        from click_sum where dimension = ${dimension} and length(period) = ${sql.lit(from)}
        group by dimension, longer, key`.execute(db)
    }
  }
}
