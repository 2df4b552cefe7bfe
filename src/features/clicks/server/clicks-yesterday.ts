import * as m from '#features/clicks/messages.ts'
import { z } from 'zod'
import { call } from '#records/calls/calls.server.ts'
import type { Reader } from '#records/db.server.ts'
import { offThread } from '#infra/db/off-thread.server.ts'
import { addDays, pragueDay } from '#shared/czech/day.ts'

const WEEKS = 8
const DAYS_SHOWN = 14
const MOST_TARGETS = 4

const ClicksYesterday = z
  .object({
    day: z.string(),
    clicks: z.int(),
    /** The median of this weekday in the last eight weeks; null when nothing was counted then. */
    usual: z.number().nullable(),
    days: z.array(z.object({ day: z.string(), clicks: z.int() })),
    targets: z.array(z.object({ id: z.string(), title: z.string(), clicks: z.int(), usual: z.number().nullable() })),
  })
  .meta({ id: 'ClicksYesterday' })
type ClicksYesterday = z.infer<typeof ClicksYesterday>

export function median(values: readonly number[]): number | null {
  if (values.length === 0) return null
  const sorted = values.toSorted((a, b) => a - b)
  const middle = Math.floor(sorted.length / 2)
  const upper = sorted[middle] ?? 0
  return sorted.length % 2 === 1 ? upper : (upper + (sorted[middle - 1] ?? 0)) / 2
}

async function countsOf(db: Reader, dimension: 'all' | 'target', days: string[]) {
  const rows = await db
    .selectFrom('clickSum')
    .where('dimension', '=', dimension)
    .where('period', 'in', days)
    .select(['key', 'period', 'people'])
    .execute()
  const counts = new Map<string, Map<string, number>>()
  for (const { key, period, people } of rows) {
    const own = counts.get(key) ?? new Map<string, number>()
    counts.set(key, own.set(period, people))
  }
  return counts
}

export async function clicksYesterday(db: Reader, now: Date): Promise<ClicksYesterday> {
  const day = addDays(pragueDay(now), -1)
  const same = Array.from({ length: WEEKS }, (_, week) => addDays(day, -7 * (week + 1)))
  const shown = Array.from({ length: DAYS_SHOWN }, (_, back) => addDays(day, back + 1 - DAYS_SHOWN))
  const all = (await countsOf(db, 'all', [...new Set([...same, ...shown])])).get('') ?? new Map<string, number>()
  // Weeks before the site counted anything are ignored.
  const known = same.filter((each) => all.has(each))
  const targets = [...(await countsOf(db, 'target', [day, ...known]))].map(([id, counts]) => ({
    id,
    clicks: counts.get(day) ?? 0,
    usual: median(known.map((each) => counts.get(each) ?? 0)),
  }))
  // Includes targets that used to be clicked and no longer are.
  const most = targets
    .toSorted((a, b) => Math.max(b.clicks, b.usual ?? 0) - Math.max(a.clicks, a.usual ?? 0) || a.id.localeCompare(b.id))
    .slice(0, MOST_TARGETS)
  const titles = await titlesOfOffers(
    db,
    most.map(({ id }) => id),
  )
  return {
    day,
    clicks: all.get(day) ?? 0,
    usual: median(known.map((each) => all.get(each) ?? 0)),
    days: shown.map((each) => ({ day: each, clicks: all.get(each) ?? 0 })),
    targets: most.map((target) => ({ ...target, title: titles.get(target.id) ?? m.deleted() })),
  }
}

async function titlesOfOffers(db: Reader, ids: string[]): Promise<Map<string, string>> {
  if (ids.length === 0) return new Map()
  const casinos = await db.selectFrom('casino').where('id', 'in', ids).select(['id', 'title']).execute()
  const bookmakers = await db.selectFrom('bookmaker').where('id', 'in', ids).select(['id', 'title']).execute()
  return new Map([...casinos, ...bookmakers].map(({ id, title }) => [id, title]))
}

export const clicksYesterdayCall = call({
  method: 'get',
  path: '/today/clicks',
  tag: 'Today',
  summary: 'Clicks of yesterday beside the usual: the median of the same weekday in the last eight weeks',
  access: 'editor',
  response: ClicksYesterday,
  run: (_, { services }) => clicksYesterday(offThread(services.db), services.now()),
})
