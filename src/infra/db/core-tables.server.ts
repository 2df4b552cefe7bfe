import type { Generated, Kysely } from 'kysely'

/** The tables that the database layer keeps for itself. */
export interface CoreTables {
  lease: { name: string; holder: string; until: string }
  migration: { name: string; appliedAt: string }
  pageChange: { id: Generated<number>; origin: string; keys: string }
  /** When each was last tried, newest first. */
  throttle: { key: string; times: string; expiresAt: string }
}

/** A database that has these tables among others. */
export const coreOf = (db: Kysely<any>): Kysely<CoreTables> => db
