import type { BookmakerInput } from '#entities/bookmaker/schema.ts'
import type { CasinoInput } from '#entities/casino/schema.ts'

type Shared = Pick<CasinoInput, keyof CasinoInput & keyof BookmakerInput>

/** A casino or a bookmaker; fields of only one of them are optional. */
export type CheckedOffer = Shared & Partial<CasinoInput> & Partial<BookmakerInput>

export const isClosed = ({ closedYear }: CheckedOffer): boolean => typeof closedYear === 'number'
