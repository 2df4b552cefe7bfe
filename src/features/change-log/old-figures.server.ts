import { bookmakerMapper } from '#entities/bookmaker/schema.ts'
import { casinoMapper } from '#entities/casino/schema.ts'
import { FIGURE_FACTS, type OfferFigures, figuresOfOffer, oldFiguresOf } from '#features/change-log/offer-figures.ts'
import type { FactRecord } from '#features/facts/facts.ts'
import type { Reader } from '#records/db.server.ts'
import { unarchivedIn } from '#infra/db/unarchived.server.ts'

/** Per lookup; more than the offers of any post have. */
const MAX_CHANGES = 600
/** Offers that a post may name without a reference to them: those changed last. */
const MAX_NAMED = 200

const changes = (db: Reader) =>
  db
    .selectFrom('changeEntry')
    .where('fact', 'in', FIGURE_FACTS)
    .orderBy('at', 'desc')
    .select(['recordId', 'fact', 'before'])

export async function findOfferFigures(
  db: Reader,
  { ids, slugs }: { ids: readonly string[]; slugs: readonly string[] },
): Promise<OfferFigures[]> {
  const recent = await changes(db).limit(MAX_NAMED).execute()
  const wanted = [...new Set([...ids, ...recent.map(({ recordId }) => recordId)])]
  const offers = [...(await findCasinos(db, wanted, slugs)), ...(await findBookmakers(db, wanted, slugs))]
  if (offers.length === 0) return []
  const found = offers.map(({ id }) => id)
  const all = Map.groupBy(
    await changes(db).where('recordId', 'in', found).limit(MAX_CHANGES).execute(),
    ({ recordId }) => recordId,
  )
  return offers.map(({ offer, ...about }) => ({
    ...about,
    is: figuresOfOffer(offer),
    was: oldFiguresOf(all.get(about.id) ?? [], offer),
  }))
}

interface Found extends Pick<OfferFigures, 'id' | 'model' | 'slug' | 'title'> {
  offer: FactRecord
}

async function findCasinos(db: Reader, ids: readonly string[], slugs: readonly string[]): Promise<Found[]> {
  const rows = await db
    .selectFrom('casino')
    .where('isDeleted', '=', 0)
    .where((is) => is.or([is('id', 'in', ['', ...ids]), unarchivedIn('slug', slugs)]))
    .select(['id', 'slug', 'title', 'bonusTerms', 'bonus', 'wageringRequirements', 'maximumCashout', 'minimumDeposit'])
    .execute()
  return rows.map(({ id, slug, title, bonusTerms, ...rest }) => ({
    id,
    model: 'Casino',
    slug,
    title,
    offer: { ...rest, bonusTerms: casinoMapper.decodeColumn('bonusTerms', bonusTerms) },
  }))
}

async function findBookmakers(db: Reader, ids: readonly string[], slugs: readonly string[]): Promise<Found[]> {
  const rows = await db
    .selectFrom('bookmaker')
    .where('isDeleted', '=', 0)
    .where((is) => is.or([is('id', 'in', ['', ...ids]), unarchivedIn('slug', slugs)]))
    .select(['id', 'slug', 'title', 'bonusTerms', 'bonus', 'termsCondition', 'minimumDeposit'])
    .execute()
  return rows.map(({ id, slug, title, bonusTerms, ...rest }) => ({
    id,
    model: 'Bookmaker',
    slug,
    title,
    offer: { ...rest, bonusTerms: bookmakerMapper.decodeColumn('bonusTerms', bonusTerms) },
  }))
}
