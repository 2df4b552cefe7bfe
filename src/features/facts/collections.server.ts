import { bookmakers } from '#entities/bookmaker/collection.server.ts'
import { casinos } from '#entities/casino/collection.server.ts'
import type { AnyCollection } from '#records/collection.server.ts'
import type { FactTable } from '#features/facts/facts.ts'

export const CHECKED_COLLECTIONS = ['casinos', 'bookmakers'] as const
export type CheckedCollection = (typeof CHECKED_COLLECTIONS)[number]

export const CHECKED: Record<CheckedCollection, { collection: AnyCollection; table: FactTable }> = {
  casinos: { collection: casinos, table: 'casino' },
  bookmakers: { collection: bookmakers, table: 'bookmaker' },
}
