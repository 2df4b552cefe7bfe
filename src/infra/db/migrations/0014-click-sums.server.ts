import { type Kysely, sql } from 'kysely'
import type { Migration } from '#infra/db/migrations/migration.server.ts'
import { dialectOf } from '#infra/db/dialect.server.ts'
import { addDays, pragueDay, pragueDayStart } from '#shared/czech/day.ts'

const COLUMNS = new Map([
  ['target', 'target_id'],
  ['page', 'page'],
  ['block', 'block'],
])
/** The lengths of the prefixes of a date that name its day, month and year. */
const DAY = 10
const MONTH = 7
const YEAR = 4

/** Clicks are aggregated as they arrive, see decision 0029; existing ones are aggregated here. */
export const clickSums: Migration = {
  name: '0014-click-sums',
  async up(db) {
    await createCounts(db, 'click_day', ['day', 'target_id', 'page', 'block'])
    await createCounts(db, 'click_sum', ['dimension', 'period', 'key'])
    // No query uses clicks by their target.
    await db.schema.dropIndex('click_by_target').execute()
    const days = await fillDays(db)
    await fillSums(db, days)
  },
}

async function createCounts(db: Kysely<any>, name: string, key: string[]): Promise<void> {
  const { clustered, sortableText } = dialectOf(db)
  let table = db.schema.createTable(name)
  for (const column of key) table = table.addColumn(column, sortableText, (built) => built.notNull())
  await table
    .addColumn('people', 'integer', (column) => column.notNull())
    .addColumn('bots', 'integer', (column) => column.notNull())
    .addPrimaryKeyConstraint(`${name}_pk`, key as never[])
    .modifyEnd(clustered)
    .execute()
}

/** One day at a time, however many clicks there are; returns the days. */
async function fillDays(db: Kysely<any>): Promise<string[]> {
  const days: string[] = []
  let next = await firstClick(db, '')
  while (next) {
    const day = pragueDay(new Date(next))
    const [start, end] = [pragueDayStart(day), pragueDayStart(addDays(day, 1))].map((moment) => moment.toISOString())
    await sql`insert into click_day (day, target_id, page, block, people, bots)
      select ${sql.lit(day)}, target_id, page, block, sum(1 - is_bot), sum(is_bot) from click
      where clicked_at >= ${start} and clicked_at < ${end} group by target_id, page, block`.execute(db)
    days.push(day)
    next = await firstClick(db, end ?? '')
  }
  return days
}

async function firstClick(db: Kysely<any>, from: string): Promise<string | null> {
  const found = sql<{ first: string | null }>`select min(clicked_at) as first from click where clicked_at >= ${from}`
  return (await found.execute(db)).rows[0]?.first ?? null
}

/** Days from the new counts, months from days, years from months. */
async function fillSums(db: Kysely<any>, days: string[]): Promise<void> {
  for (const day of days) {
    const rows = sql`click_day where day = ${sql.lit(day)}`
    for (const [dimension, column] of COLUMNS) {
      await sql`insert into click_sum (dimension, period, key, people, bots)
        select ${sql.lit(dimension)}, ${sql.lit(day)}, ${sql.ref(column)}, sum(people), sum(bots)
        from ${rows} group by ${sql.ref(column)}`.execute(db)
    }
    await sql`insert into click_sum (dimension, period, key, people, bots)
      select 'all', ${sql.lit(day)}, '', sum(people), sum(bots) from ${rows}`.execute(db)
  }
  const months = shortened(days, MONTH)
  for (const month of months) await addUp(db, month, DAY)
  for (const year of shortened(months, YEAR)) await addUp(db, year, MONTH)
}

const shortened = (periods: string[], length: number) => [...new Set(periods.map((period) => period.slice(0, length)))]

async function addUp(db: Kysely<any>, period: string, length: number): Promise<void> {
  for (const dimension of ['all', ...COLUMNS.keys()]) {
    await sql`insert into click_sum (dimension, period, key, people, bots)
      select dimension, ${sql.lit(period)}, key, sum(people), sum(bots) from click_sum
      where dimension = ${sql.lit(dimension)} and period between ${sql.lit(`${period}-00`)} and ${sql.lit(`${period}-99`)}
        and length(period) = ${sql.lit(length)}
      group by dimension, key`.execute(db)
  }
}
