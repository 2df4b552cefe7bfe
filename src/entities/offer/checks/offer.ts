import type { BookmakerInput } from '#entities/bookmaker/schema.ts'
import type { CasinoInput } from '#entities/casino/schema.ts'

type Shared = Pick<CasinoInput, keyof CasinoInput & keyof BookmakerInput>

/** A casino or a bookmaker; what only one of them has may be missing. */
export type CheckedOffer = Shared & Partial<CasinoInput> & Partial<BookmakerInput>

export const isClosed = ({ closedYear }: CheckedOffer): boolean => typeof closedYear === 'number'
