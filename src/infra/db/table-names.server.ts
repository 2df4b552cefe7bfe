import type { Tables } from '#infra/db/tables.server.ts'

/**
 * Every table with its primary key; the compiler says when one is missing. A table stands after those its rows need at
 * once (other references wait for the end of a transaction), so tables are filled in this order and emptied backwards.
 */
export const TABLE_KEYS = {
  media: ['id'],
  gameType: ['id'],
  paymentMethod: ['id'],
  softwareProvider: ['id'],
  writer: ['id'],
  post: ['id'],
  casino: ['id'],
  bookmaker: ['id'],
  redirect: ['id'],
  settings: ['id'],
  message: ['id'],
  user: ['id'],
  click: ['id'],
  casinoGameType: ['casinoId', 'gameTypeId'],
  casinoPaymentMethod: ['casinoId', 'paymentMethodId'],
  casinoSoftwareProvider: ['casinoId', 'softwareProviderId'],
  bookmakerPaymentMethod: ['bookmakerId', 'paymentMethodId'],
  postRef: ['postId', 'model', 'refId'],
  revision: ['id'],
  audit: ['id'],
  searchEntry: ['id'],
  migration: ['name'],
} as const satisfies { [Table in keyof Tables]: readonly (keyof Tables[Table])[] }

export type TableName = keyof Tables

export const TABLE_NAMES = Object.keys(TABLE_KEYS) as TableName[]
