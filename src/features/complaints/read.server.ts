import { sql } from 'kysely'
import {
  type ListedComplaint,
  listedComplaint,
  publicComplaint,
  type PublicComplaint,
} from '#features/complaints/public.ts'
import { type Complaint, complaintMapper } from '#features/complaints/schema.ts'
import type { ShownState } from '#features/complaints/shared/states.ts'
import { readEvents } from '#features/complaints/store.server.ts'
import { ALL_COMPLAINTS, complaintTag, countStates, offerBookTag } from '#features/complaints/sums.server.ts'
import { newestOf, stampOf } from '#features/facts/open-data.server.ts'
import { findOffers } from '#features/players/offer.server.ts'
import type { OfferCollection } from '#features/players/offer.ts'
import type { PlayersOffer } from '#features/players/offer-schema.ts'
import type { Reader } from '#records/db.server.ts'
import { readTagged } from '#infra/cache/tracking.server.ts'

export interface ShownComplaint {
  complaint: PublicComplaint
  recordId: string
  collection: OfferCollection
}

/** A literal, so that the index of numbers, which leaves out those without one, is used. */
export const confirmed = (db: Reader) => db.selectFrom('complaint').where('number', '>', sql.lit(0))

export async function findByNumber(db: Reader, number: number): Promise<ShownComplaint | undefined> {
  const [row] = await readTagged(
    ['complaint'],
    () => confirmed(db).where('number', '=', number).selectAll().execute(),
    (rows) => (rows.length === 0 ? [ALL_COMPLAINTS] : rows.map(({ id }) => complaintTag(id))),
  )
  if (!row || number === 0) return undefined
  const stored = complaintMapper.decode(row)
  const events = await readEvents(db, stored.id)
  const complaint = publicComplaint(stored, events)
  return complaint ? { complaint, recordId: stored.recordId, collection: stored.collection } : undefined
}

export interface Chosen {
  state: ShownState | null
  recordId: string | null
}

export interface BookLine extends ListedComplaint {
  recordId: string
  collection: OfferCollection
}

const COLUMNS = [
  'number',
  'state',
  'title',
  'kind',
  'amount',
  'receivedAt',
  'closedAt',
  'recordId',
  'collection',
] as const

const line = ({ recordId, collection, ...row }: Pick<Complaint, (typeof COLUMNS)[number]>): BookLine[] => {
  const listed = listedComplaint(row)
  return listed ? [{ ...listed, recordId, collection }] : []
}

/** The newest first. */
export async function listBook(
  db: Reader,
  { state, recordId }: Chosen,
  { offset, limit }: { offset: number; limit: number },
): Promise<BookLine[]> {
  const rows = await readTagged(
    ['complaint'],
    () => {
      let query = confirmed(db)
      if (recordId !== null) query = query.where('recordId', '=', recordId)
      if (state !== null) query = query.where('shownState', '=', state)
      return query.orderBy('number', 'desc').offset(offset).limit(limit).select(COLUMNS).execute()
    },
    () => [recordId === null ? ALL_COMPLAINTS : offerBookTag(recordId)],
  )
  return rows.flatMap(line)
}

export interface OpenComplaint extends BookLine {
  offer: PlayersOffer
}

const AT_ONCE = 500

/** All of them, without texts, as they are published as data. */
export async function* allComplaints(db: Reader): AsyncGenerator<OpenComplaint[]> {
  for (let after = 0; ;) {
    const rows = await confirmed(db)
      .where('number', '>', after)
      .orderBy('number')
      .limit(AT_ONCE)
      .select(COLUMNS)
      .execute()
    if (rows.length === 0) return
    const lines = rows.flatMap(line)
    const offerOf = await findOffers(db, lines)
    yield lines.map((each) => ({ ...each, offer: offerOf(each) }))
    after = rows.at(-1)?.number ?? after
  }
}

/**
 * Changes with everything that the data say, and is known without reading a complaint: each step adds a line to a
 * timeline, what is taken back changes how many each state has, and the names are those of offers.
 */
export async function complaintsStamp(db: Reader): Promise<string> {
  const newest = await db
    .selectFrom('complaintEvent')
    .where('isPublic', '=', 1)
    .orderBy('at', 'desc')
    .limit(1)
    .select(['id', 'at'])
    .executeTakeFirst()
  return stampOf([newest, await countStates(db, null), ...(await newestOf(db, ['casino', 'bookmaker']))])
}
