import { bookmakers } from '#entities/bookmaker/collection.server.ts'
import type { Bookmaker } from '#entities/bookmaker/schema.ts'
import { casinos } from '#entities/casino/collection.server.ts'
import type { Casino } from '#entities/casino/schema.ts'
import type { Reader } from '#entities/collection.server.ts'
import { findRecord } from '#entities/crud.server.ts'
import { pictureFrom } from '#entities/media/picture.ts'
import type { Picture } from '#entities/media/schema.ts'
import type { BookmakerFacts, CasinoFacts } from '#posts/public-schema.ts'
import type { Post } from '#posts/schema.ts'

type Attribute = { title: string; logo: Picture | null }

/** The live facts of what a review is about. */
export async function findFacts(db: Reader, post: Post): Promise<CasinoFacts | BookmakerFacts | null> {
  if (!post.entity) return null
  if (post.entityModel === 'Casino') {
    const casino = await findRecord(db, casinos, post.entity)
    return casino && !casino.isDeleted ? casinoFacts(db, casino) : null
  }
  const bookmaker = await findRecord(db, bookmakers, post.entity)
  return bookmaker && !bookmaker.isDeleted ? bookmakerFacts(db, bookmaker) : null
}

async function casinoFacts(db: Reader, casino: Casino): Promise<CasinoFacts> {
  const [logo, paymentMethods, softwareProviders, gameTypes] = await Promise.all([
    findLogo(db, casino),
    findAttributes(db, 'paymentMethod', casino.paymentMethods),
    findAttributes(db, 'softwareProvider', casino.softwareProviders),
    findGameTypes(db, casino.gameTypes),
  ])
  return {
    ...offerFacts(casino, logo, paymentMethods),
    hasLink: casino.refLink !== '' && casino.closedYear === null,
    website: casino.website,
    owner: casino.owner,
    criteria: casino.criteria,
    isVipProgram: casino.isVipProgram,
    sportsBetting: casino.sportsBetting,
    languages: casino.languages,
    bonusCode: casino.bonusCode,
    wageringRequirements: casino.wageringRequirements,
    safety: casino.safety,
    gameTypes,
    softwareProviders,
    numberCasinosGame: casino.numberCasinosGame,
    maximumCashout: casino.maximumCashout,
    closedYear: casino.closedYear,
    customerServices: casino.customerServices,
    prosList: casino.prosList,
    consList: casino.consList,
  }
}

async function bookmakerFacts(db: Reader, bookmaker: Bookmaker): Promise<BookmakerFacts> {
  const [logo, paymentMethods] = await Promise.all([
    findLogo(db, bookmaker),
    findAttributes(db, 'paymentMethod', bookmaker.paymentMethods),
  ])
  return {
    ...offerFacts(bookmaker, logo, paymentMethods),
    topFeature: bookmaker.topFeature,
    termsCondition: bookmaker.termsCondition,
  }
}

const offerFacts = (offer: Casino | Bookmaker, logo: Picture | null, paymentMethods: Attribute[]) => ({
  slug: offer.slug,
  title: offer.title,
  logo,
  rating: offer.rating,
  ribbon: offer.ribbon,
  bonus: offer.bonus,
  benefits: offer.benefits,
  hasLink: offer.refLink !== '',
  payoutsSpeed: offer.payoutsSpeed,
  yearEstablished: offer.yearEstablished,
  minimumDeposit: offer.minimumDeposit,
  licence: offer.licence,
  mobileApps: offer.mobileApps,
  paymentMethods,
})

async function findLogo(db: Reader, offer: Casino | Bookmaker): Promise<Picture | null> {
  if (!offer.logo) return null
  const row = await db
    .selectFrom('media')
    .where('id', '=', offer.logo)
    .where('isDeleted', '=', 0)
    .select(['key', 'width', 'height'])
    .executeTakeFirst()
  return row ? pictureFrom(row, offer.title) : null
}

/** In the order of the ids, archived ones left out. */
async function findAttributes(
  db: Reader,
  table: 'paymentMethod' | 'softwareProvider',
  ids: string[],
): Promise<Attribute[]> {
  if (ids.length === 0) return []
  const rows = await db
    .selectFrom(table)
    .leftJoin('media', 'media.id', `${table}.logo`)
    .where(`${table}.id`, 'in', ids)
    .where(`${table}.isDeleted`, '=', 0)
    .select([`${table}.id`, `${table}.title`, 'media.key', 'media.width', 'media.height'])
    .execute()
  const byId = new Map(rows.map((row) => [row.id, { title: row.title, logo: pictureFrom(row, row.title) }]))
  return ids.flatMap((id) => byId.get(id) ?? [])
}

async function findGameTypes(db: Reader, ids: string[]): Promise<string[]> {
  if (ids.length === 0) return []
  const rows = await db
    .selectFrom('gameType')
    .where('id', 'in', ids)
    .where('isDeleted', '=', 0)
    .select(['id', 'title'])
    .execute()
  const byId = new Map(rows.map((row) => [row.id, row.title]))
  return ids.flatMap((id) => byId.get(id) ?? [])
}
