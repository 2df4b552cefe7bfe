import { type SelectQueryBuilder, sql } from 'kysely'
import { confirmed } from '#features/complaints/read.server.ts'
import type { PlayersOffer } from '#features/players/offer-schema.ts'
import { findOffers } from '#features/players/offer.server.ts'
import { type ComplaintListQuery, type DeskListed, LISTED } from '#features/complaints/api-schema.ts'
import { personHashOf } from '#features/complaints/around.server.ts'
import { type Complaint, complaintMapper, type ComplaintRow } from '#features/complaints/schema.ts'
import { lastDay } from '#features/complaints/shared/clock.ts'
import { KINDS } from '#features/complaints/shared/kinds.ts'
import { CLOSED, STATE_FILTERS } from '#features/complaints/shared/states.ts'
import type { Db, Reader, Tables } from '#records/db.server.ts'
import { countRows } from '#infra/db/count-rows.server.ts'
import { dialectOf } from '#infra/db/dialect.server.ts'
import { offThread } from '#infra/db/off-thread.server.ts'
import { addDays, daysBetween, pragueDay } from '#shared/czech/day.ts'
import { capitalise } from '#shared/capitalise.ts'
import { fromKeys, keysOf, pick } from '#shared/objects.ts'

type Query = SelectQueryBuilder<Tables, 'complaint', object>
type Filter = (typeof STATE_FILTERS)[number]

/** Beyond this the number does not matter, and counting would take longer with each. */
const MOST_COUNTED = 10_000
/** Words are looked for in the newest so many. */
const MOST_SEARCHED = 5000
const MOST_FOUND = 100
/** Letters without a mark, digits and signs sort before it. */
const MARKED = '\u007F'
/** Sorts after every other character. */
const AFTER_ALL = '\u{10FFFF}'
const NUMBER = /^(?:č\.|no\.|#)?\s?(\d{1,9})$/i

const inState = (query: Query, state: Filter): Query => {
  if (state === 'open') return query.where('isOpen', '=', 1)
  return state === 'closed' ? query.where('closedAt', 'is not', null) : query.where('state', '=', state)
}

type Filters = Omit<ComplaintListQuery, 'page' | 'perPage'>

/** Those that are asked for, and the same in their order. */
export async function findForDesk(
  db: Db,
  { state, sort, casino, holder, needs, q = '' }: Filters,
  callerId: string,
): Promise<{ wanted: () => Query; ordered: () => Query }> {
  const reader = offThread(db)
  const found = q.trim() === '' ? undefined : await search(db, reader, q.trim())
  const wanted = (): Query => {
    let rows: Query = reader.selectFrom('complaint')
    // A number or a person is looked for in all states.
    rows = found ? rows.where('id', 'in', found).where('state', '<>', 'unconfirmed') : inState(rows, state)
    if (casino) rows = rows.where('recordId', '=', casino)
    if (needs)
      rows = rows.where((eb) =>
        eb.or([eb('turn', '=', 'us'), eb('task', '=', 'confirm'), eb('overdueAt', 'is not', null)]),
      )
    if (holder === 'nobody') rows = rows.where('holderId', 'is', null)
    else if (holder) rows = rows.where('holderId', '=', holder === 'me' ? callerId : holder)
    return rows
  }
  const isByDeadline = (sort === 'deadline' || sort === '-deadline') && state !== 'closed'
  const direction = sort.startsWith('-') ? 'desc' : 'asc'
  const ordered = () => {
    if (isByDeadline) return wanted().orderBy('deadlineAt', direction).orderBy('id')
    if (state === 'closed' && sort === 'deadline') return wanted().orderBy('closedAt', 'desc').orderBy('id')
    return wanted().where('number', '>', sql.lit(0)).orderBy('number', direction)
  }
  return { wanted, ordered }
}

export async function listForDesk(db: Db, query: ComplaintListQuery, callerId: string, now: Date) {
  const reader = offThread(db)
  const { page, perPage } = query
  const { wanted, ordered } = await findForDesk(db, query, callerId)
  const rows = await ordered()
    .limit(perPage)
    .offset((page - 1) * perPage)
    .selectAll()
    .execute()
  return {
    items: await listedOf(reader, rows, now),
    total: await countOf(reader, wanted()),
    counts: await countAll(reader),
  }
}

/** With what a list says of each. */
export async function listedOf(reader: Reader, rows: ComplaintRow[], now: Date): Promise<DeskListed[]> {
  const complaints = rows.map((row) => complaintMapper.decode(row))
  const offerOf = await findOffers(reader, complaints)
  const contacts = await reader
    .selectFrom('complaintContact')
    .where('recordId', 'in', ['', ...complaints.map(({ recordId }) => recordId)])
    .select('recordId')
    .execute()
  const known = new Set(contacts.map(({ recordId }) => recordId))
  return complaints.map((complaint) => listed(complaint, offerOf(complaint), known.has(complaint.recordId), now))
}

const countOf = (reader: Reader, query: Query) =>
  countRows(reader.selectFrom(query.select('id').limit(MOST_COUNTED).as('counted')))

async function countAll(reader: Reader): Promise<Record<Filter, number>> {
  const counts = fromKeys(STATE_FILTERS, () => 0)
  for (const state of STATE_FILTERS)
    counts[state] = await countOf(reader, inState(reader.selectFrom('complaint'), state))
  return counts
}

/** Ids; none if nothing is found. */
async function search(db: Db, reader: Reader, q: string): Promise<string[]> {
  const [, number] = NUMBER.exec(q) ?? []
  if (number) return idsOf(await confirmed(reader).where('number', '=', Number(number)).select('id').execute())
  if (q.includes('@')) {
    const hash = await personHashOf(db, { email: q.toLowerCase() })
    const rows = await reader
      .selectFrom('complaintPerson')
      .where('emailHash', '=', hash)
      .select('complaintId as id')
      .execute()
    return idsOf(rows)
  }
  const newest = confirmed(reader).orderBy('number', 'desc').limit(MOST_SEARCHED).select(['id', 'title'])
  const { position } = dialectOf(reader)
  const words = q.toLowerCase()
  // SQLite makes only letters without a mark small, so a title that begins with another one has it large.
  const parts = words < MARKED ? [words] : [words, capitalise(words)]
  const titled = await reader
    .selectFrom(newest.as('newest'))
    .where((eb) => eb.or(parts.map((part) => eb(position(sql`lower(title)`, sql`${part}`), '>', 0))))
    .select('newest.id')
    .limit(MOST_FOUND)
    .execute()
  return idsOf([...titled, ...(await named(reader, words))])
}

/** By the beginning of the name of the player's account with the casino. */
function named(reader: Reader, start: string): Promise<{ id: string }[]> {
  const name = dialectOf(reader).inByteOrder(sql`lower(nickname)`)
  return reader
    .selectFrom('complaintPerson')
    .where(name, '>=', start)
    .where(name, '<', start + AFTER_ALL)
    .select('complaintId as id')
    .limit(MOST_FOUND)
    .execute()
}

const NOTHING = ['']
const idsOf = (rows: { id: string }[]) => (rows.length === 0 ? NOTHING : rows.map(({ id }) => id))

/** Who wrote it has no place in it. */
export function listed(complaint: Complaint, offer: PlayersOffer, hasContact: boolean, now: Date): DeskListed {
  const { holderId, holderName, kind, title, state } = complaint
  return {
    ...pick(complaint, keysOf(LISTED)),
    title: title || KINDS[kind].title,
    offer,
    hasContact,
    used: shareOfTime(complaint, now),
    group: CLOSED.includes(state) ? 'closed' : groupOf(complaint, now),
    holder: holderId === null ? null : { id: holderId, name: holderName },
  }
}

type Timed = Pick<Complaint, 'turnSince' | 'deadlineAt'>

/** How much of the time is over: 0 to 1. */
function shareOfTime({ turnSince, deadlineAt }: Timed, now: Date): number {
  if (deadlineAt === null) return 0
  const [start, end] = [Date.parse(turnSince), Date.parse(deadlineAt)]
  return Math.min(1, Math.max(0, (now.getTime() - start) / Math.max(1, end - start)))
}

const DAYS_OF_WEEK = 7

/** Late, today and tomorrow, until the end of the next week, later. */
function groupOf({ deadlineAt }: Timed, now: Date): DeskListed['group'] {
  if (deadlineAt === null) return 'later'
  if (deadlineAt <= now.toISOString()) return 'late'
  const today = pragueDay(now)
  if (daysBetween(today, lastDay(deadlineAt)) <= 1) return 'soon'
  const weekday = (new Date(`${today}T00:00:00Z`).getUTCDay() + 6) % DAYS_OF_WEEK
  return lastDay(deadlineAt) <= addDays(today, 2 * DAYS_OF_WEEK - 1 - weekday) ? 'weeks' : 'later'
}
