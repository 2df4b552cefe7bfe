import { sql } from 'kysely'
import type { Reader } from '#entities/collection.server.ts'
import type { RefModel } from '#entities/ref-model.ts'

/** One place that refers to a record. */
export interface Usage {
  collection: string
  id: string
  title: string
  /** How it refers: “logo”, “payment method”, “content”. */
  as: string
}

/** Posts that show the record in their text, as their writer, banner or subject. */
export async function postsThatUse(db: Reader, model: RefModel, id: string): Promise<Usage[]> {
  const rows = await db
    .selectFrom('postRef')
    .innerJoin('post', 'post.id', 'postRef.postId')
    .where('postRef.model', '=', model)
    .where('postRef.refId', '=', id)
    .select(['post.id', 'post.title'])
    .orderBy('post.titleSort')
    .execute()
  return rows.map((row) => ({ collection: 'posts', ...row, as: 'page' }))
}

const RELATIONS = {
  gameType: { table: 'casinoGameType', member: 'gameTypeId', as: 'game type' },
  paymentMethod: { table: 'casinoPaymentMethod', member: 'paymentMethodId', as: 'payment method' },
  softwareProvider: { table: 'casinoSoftwareProvider', member: 'softwareProviderId', as: 'software provider' },
} as const

/** Casinos that have the attribute. */
export async function casinosThatUse(db: Reader, attribute: keyof typeof RELATIONS, id: string): Promise<Usage[]> {
  const { table, member, as } = RELATIONS[attribute]
  const { rows } = await sql<{ id: string; title: string }>`
    select casino.id, casino.title from casino
    join ${sql.table(table)} as relation on relation.casino_id = casino.id
    where ${sql.ref(`relation.${member}`)} = ${id} order by casino.title_sort`.execute(db)
  return rows.map((row) => ({ collection: 'casinos', ...row, as }))
}

const MEDIA_COLUMNS = [
  ['casino', 'logo', 'casinos'],
  ['bookmaker', 'logo', 'bookmakers'],
  ['paymentMethod', 'logo', 'payment-methods'],
  ['softwareProvider', 'logo', 'software-providers'],
] as const

export async function mediaUsedWhere(db: Reader, id: string): Promise<Usage[]> {
  const logos = await Promise.all(
    MEDIA_COLUMNS.map(async ([table, column, collection]) => {
      const rows = await db.selectFrom(table).where(column, '=', id).select(['id', 'title']).execute()
      return rows.map((row) => ({ collection, ...row, as: column }))
    }),
  )
  const writers = await db.selectFrom('writer').where('avatar', '=', id).select(['id', 'fullName as title']).execute()
  const posts = await postsThatUse(db, 'Media', id)
  return [...logos.flat(), ...writers.map((row) => ({ collection: 'writers', ...row, as: 'avatar' })), ...posts]
}
