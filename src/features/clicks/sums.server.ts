import type { ExpressionBuilder } from 'kysely'
import { periodsOf } from '#features/clicks/periods.ts'
import { type ClickDayRow, type ClickRow, type ClickSumRow, DIMENSIONS } from '#features/clicks/schema.ts'
import type { Tables, Trx } from '#records/db.server.ts'
import { chunksOf } from '#shared/chunks.ts'
import { pragueDay } from '#shared/czech/day.ts'
import { memo } from '#shared/memo.ts'

/** Small, because SQLite caches a prepared statement per number of rows. */
const ROWS_AT_ONCE = 20

type CountedClick = Pick<ClickRow, 'clickedAt' | 'targetId' | 'page' | 'block' | 'isBot' | 'isTurnedAway'>

/** Counts clicks in the transaction that stores them, so that each is counted exactly once. */
export const countClicks = (trx: Trx, clicks: readonly CountedClick[]): Promise<void> => addToSums(trx, daysOf(clicks))

/** Adds counted days; each at most once. */
export async function addToSums(trx: Trx, days: readonly ClickDayRow[]): Promise<void> {
  for (const rows of chunksOf(days, ROWS_AT_ONCE)) {
    await trx
      .insertInto('clickDay')
      .values(rows)
      .onConflict((conflict) =>
        conflict.columns(['day', 'targetId', 'page', 'block']).doUpdateSet((eb) => ({
          people: eb('clickDay.people', '+', eb.ref('excluded.people')),
          bots: eb('clickDay.bots', '+', eb.ref('excluded.bots')),
          turnedAway: eb('clickDay.turnedAway', '+', eb.ref('excluded.turnedAway')),
        })),
      )
      .execute()
  }
  for (const rows of chunksOf(sumsOf(days), ROWS_AT_ONCE)) {
    await trx
      .insertInto('clickSum')
      .values(rows)
      .onConflict((conflict) =>
        conflict.columns(['dimension', 'period', 'key']).doUpdateSet((eb) => ({
          people: eb('clickSum.people', '+', eb.ref('excluded.people')),
          bots: eb('clickSum.bots', '+', eb.ref('excluded.bots')),
          turnedAway: eb('clickSum.turnedAway', '+', eb.ref('excluded.turnedAway')),
        })),
      )
      .execute()
  }
}

const isNothing = (eb: ExpressionBuilder<Tables, 'clickDay' | 'clickSum'>) =>
  eb.and([eb('people', '=', 0), eb('bots', '=', 0), eb('turnedAway', '=', 0)])

/** As if nobody had clicked on these days. */
export async function forgetDays(trx: Trx, days: readonly string[]): Promise<void> {
  for (const some of chunksOf(days, ROWS_AT_ONCE)) {
    const counted = await trx.selectFrom('clickDay').where('day', 'in', some).selectAll().execute()
    const opposite = counted.map((row) => ({
      ...row,
      people: -row.people,
      bots: -row.bots,
      turnedAway: -row.turnedAway,
    }))
    await addToSums(trx, opposite)
    await trx.deleteFrom('clickDay').where('day', 'in', some).where(isNothing).execute()
    const periods = [...new Set(some.flatMap(periodsOf))]
    await trx
      .deleteFrom('clickSum')
      .where('dimension', 'in', DIMENSIONS)
      .where('period', 'in', periods)
      .where(isNothing)
      .execute()
  }
}

/** The length of 2026-11-15T10. */
const HOUR = 13

/** Days start on the hour in Prague, too, so clicks of one hour share a calendar lookup. */
const dayOfHour = memo((hour: string) => pragueDay(new Date(`${hour}:00Z`)), 1000)

/** Bots that were turned away are of no interest. */
const isCounted = ({ isBot, isTurnedAway }: CountedClick) => isBot === 0 || isTurnedAway === 0

const daysOf = (clicks: readonly CountedClick[]): ClickDayRow[] =>
  sumByKey(
    clicks.filter(isCounted).map(({ clickedAt, targetId, page, block, isBot, isTurnedAway }) => ({
      day: dayOfHour(clickedAt.slice(0, HOUR)),
      targetId,
      page,
      block,
      people: (1 - isTurnedAway) * (1 - isBot),
      bots: (1 - isTurnedAway) * isBot,
      turnedAway: isTurnedAway * (1 - isBot),
    })),
    ({ day, targetId, page, block }) => [day, targetId, page, block],
  )

const sumsOf = (days: readonly ClickDayRow[]): ClickSumRow[] =>
  sumByKey(
    days.flatMap(({ day, targetId, page, block, ...counts }) => {
      const keys = { all: '', target: targetId, page, block }
      return DIMENSIONS.flatMap((dimension) =>
        periodsOf(day).map((period) => ({ dimension, period, key: keys[dimension], ...counts })),
      )
    }),
    ({ dimension, period, key }) => [dimension, period, key],
  )

type Counts = Pick<ClickSumRow, 'people' | 'bots' | 'turnedAway'>

/** Sums the rows by key, sorted by key, so that concurrent processes lock rows in the same order and cannot deadlock. */
function sumByKey<Row extends Counts>(rows: Row[], keyOf: (row: Row) => string[]): Row[] {
  const byKey = new Map<string, Row>()
  for (const row of rows) {
    const key = JSON.stringify(keyOf(row))
    const sum = byKey.get(key)
    if (!sum) {
      byKey.set(key, row)
      continue
    }
    sum.people += row.people
    sum.bots += row.bots
    sum.turnedAway += row.turnedAway
  }
  return [...byKey].toSorted(([one], [other]) => (one < other ? -1 : 1)).map(([, row]) => row)
}
