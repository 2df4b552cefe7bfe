import type { Kysely } from 'kysely'
import type { Migration } from '#infra/db/migrations/migration.server.ts'
import {
  createRelation,
  createSlugIndex,
  createTitledTable,
  jsons,
  maybeIntegers,
  reference,
  texts,
} from '#infra/db/migrations/columns.server.ts'

function createOfferTable(db: Kysely<any>, name: string) {
  let table = texts(createTitledTable(db, name), 'slug', 'ref_link', 'benefits', 'bonus', 'ribbon', 'licence')
  table = jsons(table, 'mobile_apps')
  table = maybeIntegers(table, 'payouts_speed', 'year_established', 'minimum_deposit')
  return reference(table, 'logo', 'media').addColumn('rating', 'double precision')
}

export const offers: Migration = {
  name: '0003-offers',
  async up(db) {
    let casino = texts(
      createOfferTable(db, 'casino'),
      'website',
      'owner',
      'bonus_code',
      'wagering_requirements',
      'maximum_cashout',
      'rating_source',
    )
    casino = jsons(casino, 'pros_list', 'cons_list', 'criteria', 'languages', 'safety', 'customer_services')
    casino = maybeIntegers(casino, 'is_vip_program', 'sports_betting', 'number_casinos_game', 'closed_year')
    await reference(casino, 'review_post', 'post').execute()
    await createSlugIndex(db, 'casino')
    await db.schema.createIndex('casino_listed').on('casino').columns(['is_deleted', 'closed_year', 'rating']).execute()
    await db.schema.createIndex('casino_review').on('casino').columns(['review_post']).execute()

    await texts(createOfferTable(db, 'bookmaker'), 'top_feature', 'terms_condition').execute()
    await createSlugIndex(db, 'bookmaker')
    await db.schema.createIndex('bookmaker_listed').on('bookmaker').columns(['is_deleted', 'rating']).execute()

    await createRelation(db, 'casino_game_type', 'casino', 'game_type')
    await createRelation(db, 'casino_payment_method', 'casino', 'payment_method')
    await createRelation(db, 'casino_software_provider', 'casino', 'software_provider')
    await createRelation(db, 'bookmaker_payment_method', 'bookmaker', 'payment_method')
  },
}
