import { sql } from 'kysely'
import type { ClickQuery, ClickReport } from '#entities/click/report-schema.ts'
import type { Reader } from '#entities/tables.server.ts'
import { AppError } from '#shared/app-error.ts'
import { writeCsv } from '#shared/csv.ts'
import { addDays, daysBetween, pragueDay, pragueDayStart } from '#shared/czech/day.ts'

const DEFAULT_DAYS = 30
const MAX_DAYS = 400
const MAX_GROUPS = 1000

type Series = ClickReport['series']
type Period = Pick<ClickReport, 'from' | 'to'>

export async function reportClicks(db: Reader, query: ClickQuery, now: Date): Promise<ClickReport> {
  const period = periodOf(query, now)
  const { group } = query
  const series = group === 'day' ? await byDay(db, period, query) : await byColumn(db, period, query, group)
  return { ...period, group, totals: await totalsOf(db, period), series }
}

export const clicksAsCsv = ({ group, series }: ClickReport): string =>
  writeCsv([[group, 'label', 'clicks'], ...series.map(({ key, label, clicks }) => [key, label, clicks])])

function periodOf(query: ClickQuery, now: Date): Period {
  const to = query.to ?? pragueDay(now)
  const from = query.from ?? addDays(to, 1 - DEFAULT_DAYS)
  const refuse = (message: string): never => {
    throw new AppError('BAD_REQUEST', message, [{ path: 'from', message }])
  }
  if (from > to) refuse('The first day is after the last one.')
  if (daysBetween(from, to) >= MAX_DAYS) refuse(`Ask for ${MAX_DAYS} days at most.`)
  return { from, to }
}

const clicksOf = (db: Reader, { from, to }: Period) =>
  db
    .selectFrom('click')
    .where('clickedAt', '>=', pragueDayStart(from).toISOString())
    .where('clickedAt', '<', pragueDayStart(addDays(to, 1)).toISOString())

function countedClicks(db: Reader, period: Period, { bots }: ClickQuery) {
  const clicks = clicksOf(db, period)
  return bots === 'with' ? clicks : clicks.where('isBot', '=', bots === 'only' ? 1 : 0)
}

async function totalsOf(db: Reader, period: Period): Promise<ClickReport['totals']> {
  const rows = await clicksOf(db, period)
    .groupBy('isBot')
    .select(['isBot', (eb) => eb.fn.countAll<number>().as('clicks')])
    .execute()
  const count = (isBot: number) => rows.find((row) => row.isBot === isBot)?.clicks ?? 0
  return { clicks: count(0) + count(1), people: count(0), bots: count(1) }
}

/** The databases count by the hour; which day it was in Prague is then the same question on both. */
async function byDay(db: Reader, period: Period, query: ClickQuery): Promise<Series> {
  const hour = sql<string>`substr(${sql.ref('clickedAt')}, 1, 13)`
  const rows = await countedClicks(db, period, query)
    .groupBy(hour)
    .select([hour.as('hour'), (eb) => eb.fn.countAll<number>().as('clicks')])
    .execute()
  const days = new Map<string, number>()
  for (let day = period.from; day <= period.to; day = addDays(day, 1)) days.set(day, 0)
  for (const row of rows) {
    const day = pragueDay(new Date(`${row.hour}:00:00Z`))
    days.set(day, (days.get(day) ?? 0) + row.clicks)
  }
  return [...days].map(([key, clicks]) => ({ key, label: key, clicks }))
}

const COLUMNS = { target: 'targetId', page: 'page', block: 'block' } as const

async function byColumn(db: Reader, period: Period, query: ClickQuery, group: keyof typeof COLUMNS): Promise<Series> {
  const column = COLUMNS[group]
  const rows = await countedClicks(db, period, query)
    .groupBy(column)
    .select([`${column} as key`, (eb) => eb.fn.countAll<number>().as('clicks')])
    .orderBy('clicks', 'desc')
    .orderBy(column)
    .limit(MAX_GROUPS)
    .execute()
  const titles = group === 'target' ? await titlesOf(db, rows) : undefined
  return rows.map(({ key, clicks }) => ({ key, label: titles ? (titles.get(key) ?? 'Deleted') : key, clicks }))
}

async function titlesOf(db: Reader, rows: { key: string }[]): Promise<Map<string, string>> {
  const ids = rows.map((row) => row.key)
  if (ids.length === 0) return new Map()
  const casinos = await db.selectFrom('casino').where('id', 'in', ids).select(['id', 'title']).execute()
  const bookmakers = await db.selectFrom('bookmaker').where('id', 'in', ids).select(['id', 'title']).execute()
  return new Map([...casinos, ...bookmakers].map(({ id, title }) => [id, title]))
}
