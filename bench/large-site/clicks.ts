import { sql } from 'kysely'
import type { Db } from '#entities/tables.server.ts'
import { dialectOf } from '#infra/db/dialect.server.ts'
import { casinoId, firstCasino, type SiteSize } from './records.ts'

const DAYS = 730
const BATCH = 50_000
/** Some number of a click decides about everything else of it; these are prime, so that nothing comes in step. */
const [MANY, FEW] = [10_007, 101]

/** Clicks of two years until now: most go to few casinos, some are of robots. */
export async function writeClicks(db: Db, { clicks, casinos }: SiteSize, now = new Date()): Promise<void> {
  const from = new Date(now.getTime() - DAYS * 86_400_000)
  const secondsApart = (DAYS * 86_400) / Math.max(1, clicks)
  const isSqlite = dialectOf(db).name === 'sqlite'
  for (let first = 0; first < clicks; first += BATCH) {
    const last = Math.min(clicks, first + BATCH) - 1
    const start = new Date(from.getTime() + first * secondsApart * 1000).toISOString()
    const seconds = sql`(n - ${sql.lit(first)}) * ${sql.lit(secondsApart)}`
    const at = isSqlite
      ? sql`strftime('%Y-%m-%dT%H:%M:%fZ', ${sql.lit(start)}, (${seconds}) || ' seconds')`
      : sql`to_char(cast(${sql.lit(start)} as timestamp) + (${seconds}) * interval '1 second', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`
    const series = isSqlite
      ? sql`numbers(n) as (select ${sql.lit(first)} union all select n + 1 from numbers where n < ${sql.lit(last)})`
      : sql`numbers(n) as (select generate_series(cast(${sql.lit(first)} as bigint), ${sql.lit(last)}))`
    // The fourth power of something even: half of all clicks go to one casino in sixteen.
    const share = sql`(n * 7919 % ${sql.lit(MANY)}) / ${sql.lit(MANY)}.0`
    const casino = sql`${sql.lit(firstCasino)} + cast(floor(${sql.lit(casinos)} * share * share * share * share) as integer)`
    await sql`
      insert into click (id, clicked_at, target_model, target_id, page, block, is_bot)
      with recursive ${series}, chosen as (
        select n, ${share} as share, n * 37 % ${sql.lit(FEW)} as few from numbers
      ), clicked as (
        select n, few, ${casino} as casino from chosen
      )
      select 'click' || substr(cast(1000000000000000 + n as text), 2), ${at}, 'Casino', ${sql.lit(casinoId(''))} || casino,
        case when few < 40 then '/' when few < 80 then '/recenze/kasino-' || casino || '/' else '/clanek-' || few || '/' end,
        case when few < 40 then 'toplist' when few < 60 then 'hero' else 'best' end,
        case when few % 10 = 0 then 1 else 0 end
      from clicked`.execute(db)
  }
}
