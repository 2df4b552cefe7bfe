import { sql } from 'kysely'
import { bookmakerMapper } from '#entities/bookmaker/schema.ts'
import { casinoMapper } from '#entities/casino/schema.ts'
import type { FactTable } from '#features/facts/facts.ts'
import { firstEnd, presentLedger, type ShownCheck } from '#features/facts/present-ledger.ts'
import { findChanges } from '#features/change-log/queries.server.ts'
import { findChecks } from '#features/facts/queries.server.ts'
import { type Standing, standingsOf } from '#features/facts/state.ts'
import { findOfferLicences, hasLink } from '#entities/licence/queries.server.ts'
import { hideIfUnlicensed } from '#entities/offer/hide-unlicensed.ts'
import { isPublic } from '#entities/offer/public.server.ts'
import { readBook } from '#features/complaints/sums.server.ts'
import { summariseVoices } from '#features/voices/read.server.ts'
import { findWithdrawals } from '#entities/payout-test/queries.server.ts'
import type { Reader } from '#records/db.server.ts'
import { PICTURE_COLUMNS, pictureFrom } from '#entities/media/picture.ts'
import type { Picture } from '#shared/schema/picture.ts'
import type { Relation } from '#records/relation.ts'
import { relationsOf } from '#entities/relations.ts'
import { defineCached } from '#infra/cache/data-cache.server.ts'
import { recordTag } from '#infra/cache/query-tags.server.ts'
import { expireAt, readTagged } from '#infra/cache/tracking.server.ts'
import type { BookmakerFacts, CasinoFacts } from '#posts/public-schema.ts'
import type { Post } from '#posts/schema.ts'
import { fromKeys, keysOf } from '#shared/objects.ts'

type Attribute = { id: string; title: string; logo: Picture | null }

const shownAttribute = ({ title, logo }: Attribute) => ({ title, logo })

/** Ids of the visible members: a list that was checked with a member that is archived now counts as another value. */
const idsIn = <Field extends string>(lists: Record<Field, Attribute[]>) =>
  fromKeys(keysOf(lists), (field) => lists[field].map(({ id }) => id))

type Shown = CasinoFacts | BookmakerFacts

/** Facts of the reviewed offer with their checks; which checks are still valid depends on the time. */
interface CheckedFacts {
  facts: Omit<CasinoFacts, 'ledger'> | Omit<BookmakerFacts, 'ledger'>
  standings: Standing<ShownCheck>[]
}

export const loadFacts = defineCached((db: Reader, kind: FactTable, id: string, now: Date) =>
  kind === 'casino' ? findCasinoFacts(db, id, now) : findBookmakerFacts(db, id, now),
)

export const factsOfPost = async (db: Reader, { entity, entityModel }: Post, now: Date) =>
  entity ? loadFacts(db, entityModel === 'Casino' ? 'casino' : 'bookmaker', entity, now) : null

/** Facts as shown at this moment. The page expires with the first check that does. */
export function presentFacts({ facts, standings }: CheckedFacts, now: Date): Shown {
  const end = firstEnd(standings, now)
  if (end) expireAt(end)
  return { ...facts, ledger: presentLedger(standings, now) }
}

async function findCasinoFacts(db: Reader, id: string, now: Date): Promise<CheckedFacts | null> {
  const query = db
    .selectFrom('casino')
    .leftJoin('media', (join) => join.onRef('media.id', '=', 'casino.logo').on('media.isDeleted', '=', 0))
    .where('casino.id', '=', id)
    .where(isPublic('casino'))
    .selectAll('casino')
    .select(PICTURE_COLUMNS)
  const licence = (await findOfferLicences(db, 'casino', [id], now))(id)
  const [row, attributes, checks, withdrawals, changes, voices, book] = await Promise.all([
    query.executeTakeFirst(),
    findAttributes(db, relationsOf('casino'), id),
    findChecks(db, id),
    findWithdrawals(db, 'casino', id),
    findChanges(db, id, licence),
    summariseVoices(db, id, now),
    readBook(db, id, now),
  ])
  if (!row) return null
  const casino = casinoMapper.decode(row)
  const facts = {
    ...offerFacts(casino, pictureFrom(row, casino.title)),
    changes,
    voices,
    book,
    hasLink: hasLink(casino, licence),
    licenceState: licence.state,
    paymentMethods: attributes.paymentMethods.map(shownAttribute),
    withdrawals,
    website: casino.website,
    owner: casino.owner,
    criteria: casino.criteria,
    payoutsReason: casino.payoutsReason,
    isVipProgram: casino.isVipProgram,
    sportsBetting: casino.sportsBetting,
    languages: casino.languages,
    bonusCode: casino.bonusCode,
    wageringRequirements: casino.wageringRequirements,
    safety: casino.safety,
    gameTypes: attributes.gameTypes.map((gameType) => gameType.title),
    softwareProviders: attributes.softwareProviders.map(shownAttribute),
    numberCasinosGame: casino.numberCasinosGame,
    maximumCashout: casino.maximumCashout,
    closedYear: casino.closedYear,
    customerServices: casino.customerServices,
    prosList: casino.prosList,
    consList: casino.consList,
  }
  // Facts of a closed casino are no longer checked.
  const standings = casino.closedYear === null ? standingsOf('casino', { ...casino, ...idsIn(attributes) }, checks) : []
  return { facts: hideIfUnlicensed(facts, licence), standings }
}

async function findBookmakerFacts(db: Reader, id: string, now: Date): Promise<CheckedFacts | null> {
  const query = db
    .selectFrom('bookmaker')
    .leftJoin('media', (join) => join.onRef('media.id', '=', 'bookmaker.logo').on('media.isDeleted', '=', 0))
    .where('bookmaker.id', '=', id)
    .where(isPublic('bookmaker'))
    .selectAll('bookmaker')
    .select(PICTURE_COLUMNS)
  const licence = (await findOfferLicences(db, 'bookmaker', [id], now))(id)
  const [row, attributes, checks, withdrawals, changes, voices, book] = await Promise.all([
    query.executeTakeFirst(),
    findAttributes(db, relationsOf('bookmaker'), id),
    findChecks(db, id),
    findWithdrawals(db, 'bookmaker', id),
    findChanges(db, id, licence),
    summariseVoices(db, id, now),
    readBook(db, id, now),
  ])
  if (!row) return null
  const bookmaker = bookmakerMapper.decode(row)
  const facts = {
    ...offerFacts(bookmaker, pictureFrom(row, bookmaker.title)),
    changes,
    voices,
    book,
    hasLink: hasLink(bookmaker, licence),
    licenceState: licence.state,
    paymentMethods: attributes.paymentMethods.map(shownAttribute),
    withdrawals,
    topFeature: bookmaker.topFeature,
    termsCondition: bookmaker.termsCondition,
  }
  const standings = standingsOf('bookmaker', { ...bookmaker, ...idsIn(attributes) }, checks)
  return { facts: hideIfUnlicensed(facts, licence), standings }
}

type Offer = ReturnType<typeof casinoMapper.decode> | ReturnType<typeof bookmakerMapper.decode>

const offerFacts = (offer: Offer, logo: Picture | null) => ({
  slug: offer.slug,
  title: offer.title,
  logo,
  rating: offer.rating,
  ribbon: offer.ribbon,
  bonus: offer.bonus,
  benefits: offer.benefits,
  goodFor: offer.goodFor,
  notFor: offer.notFor,
  decides: offer.decides,
  payoutsSpeed: offer.payoutsSpeed,
  yearEstablished: offer.yearEstablished,
  minimumDeposit: offer.minimumDeposit,
  licence: offer.licence,
  mobileApps: offer.mobileApps,
  bonusTerms: offer.bonusTerms,
  measuredHours: offer.measuredHours,
  measuredCount: offer.measuredCount,
})

interface AttributeRow {
  list: string
  id: string
  /** Null if archived. */
  title: string | null
  logo: string | null
  key: string | null
  width: number | null
  height: number | null
  focus: string | null
}

/** Each list in the editor's order, without archived members. */
async function findAttributes<Field extends string>(
  db: Reader,
  relations: Relation<Field>[],
  ownerId: string,
): Promise<Record<Field, Attribute[]>> {
  const selects = relations.map(({ field, table, ownerColumn, member, memberColumn }) => {
    const logo = member === 'gameType' ? sql`null` : sql.ref('member.logo')
    return sql`
      select ${sql.lit(field)} as list, relation.position, ${sql.ref(`relation.${memberColumn}`)} as id,
        member.title, ${logo} as logo, media.key, media.width, media.height, media.focus
      from ${sql.table(table)} as relation
      left join ${sql.table(member)} as member
        on member.id = ${sql.ref(`relation.${memberColumn}`)} and member.is_deleted = 0
      left join media on media.id = ${logo} and media.is_deleted = 0
      where ${sql.ref(`relation.${ownerColumn}`)} = ${ownerId}`
  })
  const query = sql<AttributeRow>`${sql.join(selects, sql` union all `)} order by position`
  const kinds = ['media', ...relations.flatMap(({ owner, member }) => [owner, member])]
  const rows = await readTagged(
    kinds,
    async () => (await query.execute(db)).rows,
    (found) => [
      ...relations.map(({ owner }) => recordTag(owner, ownerId)),
      ...found.flatMap(({ list, id, logo }) => {
        const member = relations.find(({ field }) => field === list)?.member ?? ''
        return [recordTag(member, id), ...(logo ? [recordTag('media', logo)] : [])]
      }),
    ],
  )
  const fields = relations.map(({ field }) => field)
  return fromKeys(fields, (field) =>
    rows.flatMap((row) =>
      row.list === field && row.title !== null
        ? [{ id: row.id, title: row.title, logo: pictureFrom(row, row.title) }]
        : [],
    ),
  )
}
