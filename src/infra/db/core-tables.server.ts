import type { Generated, Kysely } from 'kysely'

export interface CoreTables {
  lease: { name: string; holder: string; until: string }
  migration: { name: string; appliedAt: string }
  pageChange: { id: Generated<number>; origin: string; keys: string }
  /** The times of the last attempts, newest first. */
  throttle: { key: string; times: string; expiresAt: string }
}

export const coreOf = (db: Kysely<any>): Kysely<CoreTables> => db
