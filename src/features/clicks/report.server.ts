import * as m from '#features/clicks/messages.ts'
import { sql } from 'kysely'
import { MAX_DAYS, type Part, partsOf } from '#features/clicks/periods.ts'
import type { ClickQuery, ClickReport } from '#features/clicks/report-schema.ts'
import type { ClickSumRow } from '#features/clicks/schema.ts'
import type { Reader } from '#records/db.server.ts'
import { AppError, fieldError } from '#shared/app-error.ts'
import { writeCsv } from '#shared/csv.ts'
import { type Said, said } from '#shared/words/message.ts'
import { addDays, daysBetween, pragueDay } from '#shared/czech/day.ts'

const DEFAULT_DAYS = 30

type Period = Pick<ClickReport, 'from' | 'to'>

export async function reportClicks(db: Reader, query: ClickQuery, now: Date): Promise<ClickReport> {
  const period = periodOf(query, now)
  const { group } = query
  const days = await daysOf(db, period)
  const counted = group === 'day' ? byDay(days, query) : await mostClicked(db, period, query, group)
  return { ...period, group, totals: totalsOf(days.values()), ...counted }
}

export const clicksAsCsv = ({ group, series }: ClickReport): string =>
  writeCsv([
    [group, 'label', 'clicks', 'turned away'],
    ...series.map(({ key, label, clicks, turnedAway }) => [key, label, clicks, turnedAway]),
  ])

export function periodOf(query: Pick<ClickQuery, 'from' | 'to'>, now: Date): Period {
  const to = query.to ?? pragueDay(now)
  const from = query.from ?? addDays(to, 1 - DEFAULT_DAYS)
  const refuse = (words: Said): never => {
    throw new AppError('BAD_REQUEST', words, [fieldError('from', words)])
  }
  if (from > to) refuse(said(m.firstAfterLast))
  if (daysBetween(from, to) >= MAX_DAYS) refuse(said(m.tooManyDays, { days: String(MAX_DAYS) }))
  return { from, to }
}

const COLUMNS = { without: ['people'], only: ['bots'], with: ['people', 'bots'] } as const

const NOTHING: Counts = { people: 0, bots: 0, turnedAway: 0 }

type Counted = Pick<ClickReport, 'groups' | 'series'>
type Counts = Pick<ClickSumRow, 'people' | 'bots' | 'turnedAway'>

const countedOf = ({ bots }: ClickQuery, row: Counts) => COLUMNS[bots].reduce((sum, column) => sum + row[column], 0)

const byDay = (days: Map<string, Counts>, query: ClickQuery): Counted => ({
  groups: days.size,
  series: [...days].map(([day, row]) => ({
    key: day,
    label: day,
    clicks: countedOf(query, row),
    turnedAway: row.turnedAway,
  })),
})

async function daysOf(db: Reader, { from, to }: Period): Promise<Map<string, Counts>> {
  const days = new Map<string, Counts>()
  for (let day = from; day <= to; day = addDays(day, 1)) days.set(day, NOTHING)
  const rows = await db
    .selectFrom('clickSum')
    .where('dimension', '=', 'all')
    .where('period', '>=', from)
    .where('period', '<=', to)
    .select(['period', 'people', 'bots', 'turnedAway'])
    .execute()
  // The range also contains months and years, such as 2026-11.
  for (const { period, ...counts } of rows) if (days.has(period)) days.set(period, counts)
  return days
}

function totalsOf(days: Iterable<Counts>): ClickReport['totals'] {
  let [people, bots, turnedAway] = [0, 0, 0]
  for (const day of days) {
    people += day.people
    bots += day.bots
    turnedAway += day.turnedAway
  }
  return { clicks: people + bots, people, bots, turnedAway }
}

async function mostClicked(
  db: Reader,
  { from, to }: Period,
  query: ClickQuery,
  dimension: 'target' | 'page' | 'block',
): Promise<Counted> {
  const parts = partsOf(from, to)
  const [column, other] = COLUMNS[query.bots]
  const counted = other ? sql`${sql.ref(column)} + ${sql.ref(other)}` : sql.ref(column)
  const signed = (wanted: Part['sign']) =>
    db
      .selectFrom('clickSum')
      .where('dimension', '=', dimension)
      .where(
        'period',
        'in',
        parts.flatMap(({ period, sign }) => (sign === wanted ? [period] : [])),
      )
      .select('key')
      .select(sql<number>`${sql.lit(wanted)} * (${counted})`.as('clicks'))
      .select(sql<number>`${sql.lit(wanted)} * turned_away`.as('turnedAway'))
  const isSubtracted = parts.some(({ sign }) => sign === -1)
  const added = db
    .selectFrom((isSubtracted ? signed(1).unionAll(signed(-1)) : signed(1)).as('part'))
    .groupBy('key')
    .select((eb) => ['key', eb.fn.sum<number>('clicks').as('clicks'), eb.fn.sum<number>('turnedAway').as('turnedAway')])
  const rows = await db
    .selectFrom(added.as('total'))
    .where((eb) => eb.or([eb('clicks', '>', 0), eb('turnedAway', '>', 0)]))
    .select(['key', 'clicks', 'turnedAway', sql<number>`count(*) over ()`.as('groups')])
    .orderBy('clicks', 'desc')
    .orderBy('key')
    .limit(query.limit)
    .execute()
  const titles = dimension === 'target' ? await titlesOf(db, rows) : undefined
  const series = rows.map(({ key, clicks: count, turnedAway: turned }) => ({
    key,
    label: titles ? (titles.get(key) ?? m.deleted()) : key,
    clicks: count,
    turnedAway: turned,
  }))
  return { groups: rows[0]?.groups ?? 0, series }
}

async function titlesOf(db: Reader, rows: { key: string }[]): Promise<Map<string, string>> {
  const ids = rows.map((row) => row.key)
  if (ids.length === 0) return new Map()
  const casinos = await db.selectFrom('casino').where('id', 'in', ids).select(['id', 'title']).execute()
  const bookmakers = await db.selectFrom('bookmaker').where('id', 'in', ids).select(['id', 'title']).execute()
  return new Map([...casinos, ...bookmakers].map(({ id, title }) => [id, title]))
}
