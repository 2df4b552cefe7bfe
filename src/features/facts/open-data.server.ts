import { createHash } from 'node:crypto'
import { setImmediate as nextTurn } from 'node:timers/promises'
import { casinos } from '#entities/casino/collection.server.ts'
import type { Casino } from '#entities/casino/schema.ts'
import type { OpenCasino } from '#features/facts/open-data.ts'
import { presentLedger, type ShownCheck } from '#features/facts/present-ledger.ts'
import { CHECK_COLUMNS } from '#features/facts/queries.server.ts'
import { type Standing, standingsOf } from '#features/facts/state.ts'
import { findOfferLicences } from '#entities/licence/queries.server.ts'
import type { OfferLicence } from '#entities/licence/state.ts'
import { isRunning } from '#entities/offer/public.server.ts'
import type { Reader } from '#records/db.server.ts'
import { unarchivedWith } from '#infra/db/unarchived.server.ts'
import { pragueDay } from '#shared/czech/day.ts'

const BATCH_SIZE = 100

/** Relations, exported as titles of their members. */
const ATTRIBUTES = ['gameType', 'paymentMethod', 'softwareProvider'] as const
const LISTS = ['gameTypes', 'paymentMethods', 'softwareProviders'] as const

type Titles = ReadonlyMap<string, string>

async function titlesOf(db: Reader): Promise<Titles> {
  const titles = new Map<string, string>()
  for (const table of ATTRIBUTES) {
    const rows = await db.selectFrom(table).where('isDeleted', '=', 0).select(['id', 'title']).execute()
    for (const { id, title } of rows) titles.set(id, title)
  }
  return titles
}

export async function* openCasinos(db: Reader, now: Date): AsyncGenerator<OpenCasino[]> {
  const titles = await titlesOf(db)
  for (let last = ''; ;) {
    const rows = await db
      .selectFrom('casino')
      .where('id', '>', last)
      .where(isRunning('casino'))
      .orderBy('id')
      .limit(BATCH_SIZE)
      .selectAll()
      .execute()
    if (rows.length > 0) yield await toOpenCasinos(db, rows.map(casinos.decode), titles, now)
    if (rows.length < BATCH_SIZE) return
    last = rows.at(-1)?.id ?? ''
    await nextTurn()
  }
}

export async function findOpenCasino(db: Reader, slug: string, now: Date): Promise<OpenCasino | undefined> {
  const row = await db
    .selectFrom('casino')
    .where(unarchivedWith('slug', slug))
    .where(isRunning('casino'))
    .selectAll()
    .executeTakeFirst()
  if (!row) return undefined
  const [found] = await toOpenCasinos(db, [casinos.decode(row)], await titlesOf(db), now)
  return found
}

async function toOpenCasinos(db: Reader, records: Casino[], titles: Titles, now: Date): Promise<OpenCasino[]> {
  const ids = records.map(({ id }) => id)
  await casinos.loadRelations(db, records)
  const licenceOf = await findOfferLicences(db, 'casino', ids, now)
  const checks = await db
    .selectFrom('factCheck')
    .where('recordId', 'in', ids)
    .where('isLatest', '=', 1)
    .select(['recordId', ...CHECK_COLUMNS])
    .execute()
  const byRecord = Map.groupBy(checks, ({ recordId }) => recordId)
  return records.map((record) => {
    const shown = withoutArchived(record, titles)
    const standings = standingsOf('casino', shown, byRecord.get(record.id) ?? [])
    return openCasino(record, standings, licenceOf(record.id), titles, now)
  })
}

/** Archived members are left out, as on pages. */
function withoutArchived(record: Casino, titles: Titles): Casino {
  const lists = LISTS.map((list) => [list, record[list].filter((id) => titles.has(id))])
  return { ...record, ...Object.fromEntries(lists) }
}

function openCasino(
  { slug, title, rating }: Casino,
  standings: Standing<ShownCheck>[],
  licence: OfferLicence,
  titles: Titles,
  now: Date,
): OpenCasino {
  const ledger = presentLedger(standings, now)
  // Bonus facts of offers without a valid licence are not published.
  const publicFacts = standings.filter(({ fact }) => licence.state !== 'invalid' || fact.group !== 'bonus')
  return {
    slug,
    title,
    rating,
    licenceState: licence.state,
    facts: publicFacts.map(({ fact, value }) => ({
      key: fact.key,
      label: fact.czech,
      value: LISTS.some((list) => list === fact.key)
        ? titlesIn(value, titles).join(', ')
        : fact.readers(value as never).replaceAll('\u00a0', ' '),
      ...(ledger?.facts[fact.key] ?? UNCHECKED),
    })),
  }
}

const UNCHECKED = { state: 'unchecked' as const, on: null, source: null }

const titlesIn = (ids: unknown, titles: Titles) =>
  (Array.isArray(ids) ? ids : [])
    .flatMap((id) => titles.get(String(id)) ?? [])
    .toSorted((a, b) => a.localeCompare(b, 'cs'))

/** A version tag that changes with the data and daily; the same on all machines. */
export async function openDataStamp(db: Reader, now: Date): Promise<string> {
  const stamps: unknown[] = [pragueDay(now), ...(await newestOf(db, ['casino', 'licence', ...ATTRIBUTES]))]
  const checked = await db
    .selectFrom('factCheck')
    .select((eb) => [eb.fn.max('checkedAt').as('newest'), eb.fn.countAll().as('count')])
    .executeTakeFirst()
  stamps.push(String(checked?.newest), String(checked?.count))
  return stampOf(stamps)
}

export const withdrawalsStamp = async (db: Reader): Promise<string> =>
  stampOf(await newestOf(db, ['payoutTest', 'casino', 'paymentMethod']))

/** Of each table what was saved last: an index says so, however many rows there are. */
export async function newestOf(
  db: Reader,
  tables: readonly ('casino' | 'bookmaker' | 'licence' | 'payoutTest' | (typeof ATTRIBUTES)[number])[],
): Promise<unknown[]> {
  const newest: unknown[] = []
  for (const table of tables) {
    newest.push(
      await db
        .selectFrom(table)
        .orderBy('updatedAt', 'desc')
        .limit(1)
        .select(['id', 'updatedAt', 'version'])
        .executeTakeFirst(),
    )
  }
  return newest
}

export const stampOf = (parts: unknown[]) =>
  createHash('sha256').update(JSON.stringify(parts)).digest('base64url').slice(0, 22)
