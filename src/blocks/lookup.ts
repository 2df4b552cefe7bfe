import type { BookmakerCard, BookmakerFilter } from '#entities/bookmaker/schema.ts'
import type { CasinoCard, CasinoFilter } from '#entities/casino/schema.ts'
import type { Img } from '#entities/media/schema.ts'
import type { Picture } from '#shared/schema/picture.ts'
import type { RubricCard } from '#entities/rubric/schema.ts'
import type { WriterCard } from '#entities/writer/schema.ts'
import type { OfferSort } from '#shared/schema/offer.ts'

interface PostLink {
  path: string
}

export interface OfferListQuery<Filter> {
  filter: Filter
  sort: OfferSort
  limit: number
}
export type CasinoListQuery = OfferListQuery<CasinoFilter>
export type BookmakerListQuery = OfferListQuery<BookmakerFilter>

/** Records that a block or a whole post needs. Blocks only declare them and never query. */
export interface Refs {
  casinoIds?: string[]
  casinoLists?: CasinoListQuery[]
  bookmakerIds?: string[]
  bookmakerLists?: BookmakerListQuery[]
  writerIds?: string[]
  rubricIds?: string[]
  mediaIds?: string[]
  postIds?: string[]
}

/** The loaded records. An archived or missing record is undefined, and the block leaves it out. */
export interface Lookup {
  casino(id: string): CasinoCard | undefined
  casinoList(query: CasinoListQuery): CasinoCard[]
  bookmaker(id: string): BookmakerCard | undefined
  bookmakerList(query: BookmakerListQuery): BookmakerCard[]
  attribute(id: string): string | undefined
  writer(id: string): WriterCard | undefined
  rubric(id: string): RubricCard | undefined
  picture(img: Img): Picture | undefined
  post(id: string): PostLink | undefined
}

export function mergeRefs(parts: Refs[]): Required<Refs> {
  const unique = (pick: (refs: Refs) => string[] | undefined) => [...new Set(parts.flatMap((refs) => pick(refs) ?? []))]
  return {
    casinoIds: unique((refs) => refs.casinoIds),
    casinoLists: parts.flatMap((refs) => refs.casinoLists ?? []),
    bookmakerIds: unique((refs) => refs.bookmakerIds),
    bookmakerLists: parts.flatMap((refs) => refs.bookmakerLists ?? []),
    writerIds: unique((refs) => refs.writerIds),
    rubricIds: unique((refs) => refs.rubricIds),
    mediaIds: unique((refs) => refs.mediaIds),
    postIds: unique((refs) => refs.postIds),
  }
}
