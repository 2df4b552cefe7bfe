import type { Tables } from '#infra/db/tables.server.ts'

/**
 * What must not outlive this database: a backup that brought sessions back would also bring back those ended since, and
 * with the secret its reader could sign tokens. Restoring removes the sessions together with their users. What is known of
 * links is found out anew, and what processes tell each other about changes means nothing elsewhere.
 */
export type TransientTable =
  | 'session'
  | 'refreshToken'
  | 'mfaChallenge'
  | 'signInFailure'
  | 'setupToken'
  | 'passwordReset'
  | 'secret'
  | 'linkCheck'
  | 'lease'
  | 'pageChange'

export type TableName = Exclude<keyof Tables, TransientTable>

/**
 * Every table that a backup holds with its primary key; the compiler says when one is missing. A table stands after those its rows need at
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
  totp: ['userId'],
  recoveryCode: ['hash'],
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
} as const satisfies { [Table in TableName]: readonly (keyof Tables[Table])[] }

export const TABLE_NAMES = Object.keys(TABLE_KEYS) as TableName[]
