import type { ExpressionBuilder } from 'kysely'
import { type ChangedOffer, type LoggedRow, presentChanges, type RecentChange } from '#features/change-log/present.ts'
import type { LoggedSave } from '#features/change-log/schema.ts'
import { FACTS } from '#features/facts/facts.ts'
import { findOfferLicences, findUnlicensed, type Licensed } from '#entities/licence/queries.server.ts'
import type { OfferLicence } from '#entities/licence/state.ts'
import { findReviewPaths } from '#entities/offer/reviews.server.ts'
import { isPublic } from '#entities/offer/public.server.ts'
import type { Reader, Tables } from '#records/db.server.ts'
import { countRows } from '#infra/db/count-rows.server.ts'
import { unarchivedWith } from '#infra/db/unarchived.server.ts'
import { postPath } from '#shared/post-address.ts'

const COLUMNS = ['at', 'userName', 'fact', 'before', 'after', 'reason'] as const
/** One save may change every fact. */
const MAX_ENTRIES = 400

const BONUS_FACTS = FACTS.filter(({ group }) => group === 'bonus').map(({ key }) => key)

/** A condition that hides the bonus facts of offers without a valid licence, past ones included. */
async function isPublicEntry(db: Reader, now: Date) {
  const unlicensed = [...(await findUnlicensed(db, 'casino', now)), ...(await findUnlicensed(db, 'bookmaker', now))]
  return (is: ExpressionBuilder<Tables, 'changeEntry'>) =>
    unlicensed.length > 0
      ? is.or([is('changeEntry.recordId', 'not in', unlicensed), is('changeEntry.fact', 'not in', BONUS_FACTS)])
      : is.lit(true)
}

/** Changes of one offer, newest first; the state of its licence decides which are public. */
export async function findChanges(
  db: Reader,
  recordId: string,
  { state }: Pick<OfferLicence, 'state'>,
): Promise<LoggedSave[]> {
  const rows = await db
    .selectFrom('changeEntry')
    .where('recordId', '=', recordId)
    .$if(state === 'invalid', (query) => query.where('fact', 'not in', BONUS_FACTS))
    .orderBy('at', 'desc')
    .orderBy('id')
    .limit(MAX_ENTRIES)
    .select(COLUMNS)
    .execute()
  return presentChanges(rows)
}

export async function findChangesOf(db: Reader, { id, kind }: FoundOffer, now: Date): Promise<LoggedSave[]> {
  const licenceOf = await findOfferLicences(db, kind, [id], now)
  return findChanges(db, id, licenceOf(id))
}

/** Log entries of one offer after one moment and up to another. */
export const findEntriesBetween = async (
  db: Reader,
  recordId: string,
  { after, until }: { after: string; until: string },
  now: Date,
): Promise<LoggedRow[]> =>
  db
    .selectFrom('changeEntry')
    .where('recordId', '=', recordId)
    .where(await isPublicEntry(db, now))
    .where('at', '>', after)
    .where('at', '<=', until)
    .orderBy('at')
    .select(COLUMNS)
    .execute()

const entriesOfListed = async (db: Reader, now: Date) =>
  db
    .selectFrom('changeEntry')
    .where(await isPublicEntry(db, now))
    .where((eb) => {
      const casino = eb.selectFrom('casino').whereRef('casino.id', '=', 'changeEntry.recordId')
      const bookmaker = eb.selectFrom('bookmaker').whereRef('bookmaker.id', '=', 'changeEntry.recordId')
      return eb.or([
        eb.exists(casino.where(isPublic('casino')).select('casino.id')),
        eb.exists(bookmaker.where(isPublic('bookmaker')).select('bookmaker.id')),
      ])
    })

export async function countRecentChanges(db: Reader, most: number, now: Date): Promise<number> {
  const saves = (await entriesOfListed(db, now))
    .groupBy(['at', 'recordId'])
    .select(['at', 'recordId'])
    .limit(most)
    .as('saves')
  return countRows(db.selectFrom(saves))
}

export async function listRecentChanges(
  db: Reader,
  { limit, offset }: { limit: number; offset: number },
  now: Date,
): Promise<RecentChange[]> {
  const saves = await (
    await entriesOfListed(db, now)
  )
    .groupBy(['at', 'recordId'])
    .orderBy('at', 'desc')
    .orderBy('recordId', 'desc')
    .select(['at', 'recordId'])
    .limit(limit)
    .offset(offset)
    .execute()
  if (saves.length === 0) return []
  const ids = [...new Set(saves.map(({ recordId }) => recordId))]
  const [offers, rows] = await Promise.all([
    findOffers(db, ids),
    db
      .selectFrom('changeEntry')
      .where('recordId', 'in', ids)
      .where(await isPublicEntry(db, now))
      .where('at', '<=', saves[0]?.at ?? '')
      .where('at', '>=', saves.at(-1)?.at ?? '')
      .orderBy('id')
      .select(['recordId', ...COLUMNS])
      .execute(),
  ])
  const bySave = Map.groupBy(rows, ({ recordId, at }) => `${at} ${recordId}`)
  return saves.flatMap(({ at, recordId }) => {
    const offer = offers.get(recordId)
    const entries: LoggedRow[] = bySave.get(`${at} ${recordId}`) ?? []
    return offer ? presentChanges(entries).map((change) => ({ ...change, offer })) : []
  })
}

interface FoundOffer extends ChangedOffer {
  id: string
  kind: Licensed
}

export async function findOfferBySlug(db: Reader, slug: string): Promise<FoundOffer | undefined> {
  for (const kind of ['casino', 'bookmaker'] as const) {
    const found = await db
      .selectFrom(kind)
      .where(unarchivedWith('slug', slug))
      .where(isPublic(kind))
      .select('id')
      .executeTakeFirst()
    const offer = found && (await findOffers(db, [found.id])).get(found.id)
    if (found && offer) return { id: found.id, kind, ...offer }
  }
  return undefined
}

async function findOffers(db: Reader, ids: string[]): Promise<Map<string, ChangedOffer>> {
  const casinos = await db
    .selectFrom('casino')
    .leftJoin('post', (join) =>
      join.onRef('post.id', '=', 'casino.reviewPost').on('post.isActive', '=', 1).on('post.isDeleted', '=', 0),
    )
    .where('casino.id', 'in', ids)
    .select(['casino.id', 'casino.slug', 'casino.title', 'post.slug as reviewSlug', 'post.category'])
    .execute()
  const bookmakers = await db.selectFrom('bookmaker').where('id', 'in', ids).select(['id', 'slug', 'title']).execute()
  const reviews = await findReviewPaths(
    db,
    'bookmaker',
    bookmakers.map(({ id }) => id),
  )
  return new Map([
    ...bookmakers.map(({ id, ...offer }): [string, ChangedOffer] => [id, { ...offer, path: reviews.get(id) ?? null }]),
    ...casinos.map(({ id, slug, title, reviewSlug, category }): [string, ChangedOffer] => [
      id,
      { slug, title, path: reviewSlug && category ? postPath({ slug: reviewSlug, category }) : null },
    ]),
  ])
}
