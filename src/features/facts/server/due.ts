import { CHECKED, CHECKED_COLLECTIONS, type CheckedCollection } from '#features/facts/collections.server.ts'
import { type FactRecord, FACTS } from '#features/facts/facts.ts'
import type { FactKind } from '#features/facts/kinds.ts'
import { statusOf } from '#features/facts/queries.server.ts'
import type { Due, DueItem, DueList, FactCheckRow } from '#features/facts/schema.ts'
import { dueOn, type Standing, standingsOf } from '#features/facts/state.ts'
import { loadPictures } from '#entities/media/pictures.server.ts'
import { getSiteSettings } from '#entities/settings/queries.server.ts'
import type { Db, Reader } from '#records/db.server.ts'
import { FACT_CHECK } from '#features/facts/store.server.ts'
import { isPublic } from '#entities/offer/public.server.ts'
import { untyped } from '#records/untyped.server.ts'
import { defineCached } from '#infra/cache/data-cache.server.ts'
import { readTagged } from '#infra/cache/tracking.server.ts'
import { offThread } from '#infra/db/off-thread.server.ts'
import { yieldToEventLoop } from '#infra/db/yield.server.ts'
import { addDays, pragueDay, pragueDayStart } from '#shared/czech/day.ts'

const SOON_DAYS = 30
const CLICKS_DAYS = 30
const RECORDS_AT_ONCE = 100
/** Any record may be due: one tag for all instead of one for each. */
const COUNTED = [...CHECKED_COLLECTIONS.map((name) => CHECKED[name].table), FACT_CHECK, 'factLater']

interface Asked {
  list: DueList
  kind?: FactKind | undefined
  /** The user who checked it last. */
  person?: string | undefined
  page: number
  perPage: number
}

interface Open {
  collection: CheckedCollection
  recordId: string
  title: string
  logo: string | null
  standing: Standing<FactCheckRow>
  list: DueList
}

/** Facts to check, the most clicked offers first. */
export async function readDue(db: Db, { list, kind, person, page, perPage }: Asked, now: Date): Promise<Due> {
  const reader = offThread(db)
  const today = pragueDay(now)
  const [open, clicks, { factDays }, doneToday] = await Promise.all([
    openFacts(reader, today),
    clicksOf(reader, today),
    getSiteSettings(db),
    doneSince(reader, pragueDayStart(today), { kind, person }),
  ])
  const wanted = open.filter(
    ({ standing: { fact, last } }) => (!kind || fact.kind === kind) && (!person || last?.userId === person),
  )
  const urgency = ({ standing: { check } }: Open) => (check ? dueOn(check) : '')
  const clicksOn = ({ recordId }: Open) => clicks.get(recordId) ?? 0
  const shown = wanted
    .filter((each) => each.list === list)
    .toSorted(
      (a, b) =>
        clicksOn(b) - clicksOn(a) || a.recordId.localeCompare(b.recordId) || urgency(a).localeCompare(urgency(b)),
    )
  const pictured = shown.slice((page - 1) * perPage, page * perPage).map((each) => {
    const { group: _, ...status } = statusOf(each.standing, factDays, now)
    const { collection, recordId, title, logo } = each
    const item: DueItem = { ...status, collection, recordId, title, picture: null, clicks: clicksOn(each) }
    return { item, logo, picture: item.picture }
  })
  await loadPictures(db, pictured, 'logo')
  const items = pictured.map(({ item, picture }) => ({ ...item, picture }))
  const countOf = (which: DueList) => wanted.filter((each) => each.list === which).length
  return {
    items,
    total: shown.length,
    page,
    perPage,
    counts: { due: countOf('due'), unchecked: countOf('unchecked'), soon: countOf('soon') },
    doneToday,
    people: peopleIn(open),
  }
}

/** How many facts are due: polled every minute by every editor, so the count is cached until something changes. */
export const countDue = (db: Db, now: Date): Promise<{ total: number }> => countDueOn(db, pragueDay(now))

const countDueOn = defineCached(async (db: Db, today: string) => {
  const open = await readTagged(
    [...COUNTED],
    () => openFacts(offThread(db), today),
    () => COUNTED,
  )
  return { total: open.filter(({ list }) => list === 'due').length }
})

function peopleIn(open: Open[]): Due['people'] {
  const names = open.flatMap(({ standing: { last } }): [string, string][] =>
    last?.userId ? [[last.userId, last.userName]] : [],
  )
  return [...new Map(names)].map(([id, name]) => ({ id, name })).toSorted((a, b) => a.name.localeCompare(b.name, 'cs'))
}

/** Facts of offers that visitors can still use, without postponed ones. */
async function openFacts(db: Reader, today: string): Promise<Open[]> {
  const laters = await db.selectFrom('factLater').where('until', '>', today).select(['recordId', 'fact']).execute()
  const postponed = new Set(laters.map(({ recordId, fact }) => `${recordId} ${fact}`))
  const found: Open[] = []
  for (const name of CHECKED_COLLECTIONS) {
    for await (const { records, checks } of batchesOf(db, name)) {
      for (const record of records) {
        await yieldToEventLoop()
        const { id, title, logo = null, closedYear = null } = record
        if (closedYear !== null) continue
        for (const standing of standingsOf(CHECKED[name].table, record, checks.get(id) ?? [])) {
          const list = listOf(standing, today)
          if (!list || postponed.has(`${id} ${standing.fact.key}`)) continue
          found.push({ collection: name, recordId: id, title, logo, standing, list })
        }
      }
    }
  }
  return found
}

function listOf({ check }: Standing<FactCheckRow>, today: string): DueList | undefined {
  if (!check) return 'unchecked'
  const day = dueOn(check)
  if (day <= today) return 'due'
  return day <= addDays(today, SOON_DAYS) ? 'soon' : undefined
}

type Listed = FactRecord & { id: string; title: string }

async function* batchesOf(db: Reader, name: CheckedCollection) {
  const { collection } = CHECKED[name]
  for (let last = ''; ;) {
    const rows = await untyped(db)
      .selectFrom(collection.table)
      .where('id', '>', last)
      .where(isPublic(CHECKED[name].table))
      .orderBy('id')
      .limit(RECORDS_AT_ONCE)
      .selectAll()
      .execute()
    const records: Listed[] = rows.map(collection.decode)
    if (records.length === 0) return
    await collection.loadRelations(db, records)
    const ids = records.map(({ id }) => id)
    const checks = await db
      .selectFrom('factCheck')
      .where('recordId', 'in', ids)
      .where('isLatest', '=', 1)
      .selectAll()
      .execute()
    yield { records, checks: Map.groupBy(checks, ({ recordId }) => recordId) }
    if (records.length < RECORDS_AT_ONCE) return
    last = ids.at(-1) ?? ''
  }
}

async function clicksOf(db: Reader, today: string): Promise<Map<string, number>> {
  const days = Array.from({ length: CLICKS_DAYS }, (_, back) => addDays(today, -back))
  const rows = await db
    .selectFrom('clickSum')
    .where('dimension', '=', 'target')
    .where('period', 'in', days)
    .select(['key', 'people'])
    .execute()
  const clicks = new Map<string, number>()
  for (const { key, people } of rows) clicks.set(key, (clicks.get(key) ?? 0) + people)
  return clicks
}

/** Checks of facts that were in the list before them: of that kind, and last checked by that person. */
async function doneSince(db: Reader, start: Date, { kind, person }: Pick<Asked, 'kind' | 'person'>): Promise<number> {
  const at = start.toISOString()
  const keys = FACTS.filter((fact) => fact.kind === kind).map(({ key }) => key)
  const { count } = await db
    .selectFrom('factCheck')
    .where('collection', 'in', CHECKED_COLLECTIONS)
    .where('checkedAt', '>=', at)
    .$if(kind !== undefined, (query) => query.where('fact', 'in', keys))
    .$if(person !== undefined, (query) =>
      query.where(
        (eb) =>
          eb
            .selectFrom('factCheck as before')
            .whereRef('before.recordId', '=', 'factCheck.recordId')
            .whereRef('before.fact', '=', 'factCheck.fact')
            .where('before.checkedAt', '<', at)
            .orderBy('before.checkedAt', 'desc')
            .limit(1)
            .select('before.userId'),
        '=',
        person ?? null,
      ),
    )
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  return count
}
