import { emptyPost } from '#posts/empty-post.ts'
import { type BookmakerInput, emptyBookmaker } from '#entities/bookmaker/schema.ts'
import { type CasinoInput, emptyCasino } from '#entities/casino/schema.ts'
import { emptyWriter, type WriterInput } from '#entities/writer/schema.ts'
import { type BonusTerms, emptyTerms } from '#shared/schema/bonus-terms.ts'
import type { PostInput } from '#posts/schema.ts'
import {
  type BookmakerName,
  bookmakerId,
  type CasinoName,
  casinoId,
  logoId,
  type PostName,
  postId,
  type WriterName,
  writerId,
} from './ids.ts'

export interface Seeded<T> {
  id: string
  input: T
  /** Both default to the day of loading; pages that should look older say so. */
  createdAt?: string
  updatedAt?: string
}

/** The figures of a bonus; what is not said is not there. */
export const terms = (given: Partial<BonusTerms>): BonusTerms => ({ ...emptyTerms, ...given })

export const casino = (
  slug: CasinoName,
  input: Partial<CasinoInput> & Pick<CasinoInput, 'title'>,
): Seeded<CasinoInput> => ({
  id: casinoId(slug),
  input: { ...emptyCasino, isActive: true, slug, logo: logoId(slug), ...input },
})

export const bookmaker = (
  slug: BookmakerName,
  input: Partial<BookmakerInput> & Pick<BookmakerInput, 'title'>,
): Seeded<BookmakerInput> => ({
  id: bookmakerId(slug),
  input: { ...emptyBookmaker, isActive: true, slug, logo: logoId(slug), ...input },
})

export const writer = (username: WriterName, input: Partial<WriterInput>): Seeded<WriterInput> => ({
  id: writerId(username),
  input: { ...emptyWriter, username, ...input },
})

interface Dates {
  createdAt: string
  updatedAt: string
}

/** A published page; dates as `2026-10-21`. */
export const post = (
  name: PostName,
  dates: Dates,
  input: Partial<PostInput> & Pick<PostInput, 'title' | 'slug'>,
): Seeded<PostInput> => ({
  id: postId(name),
  input: { ...emptyPost(), isActive: true, ...input },
  createdAt: `${dates.createdAt}T08:00:00.000Z`,
  updatedAt: `${dates.updatedAt}T08:00:00.000Z`,
})

/** A review: in the category Recenze, about one casino. */
export const review = (
  slug: CasinoName & Exclude<CasinoName, 'cerny-havran'>,
  dates: Dates,
  input: Partial<PostInput> & Pick<PostInput, 'title'>,
): Seeded<PostInput> =>
  post(`recenze-${slug}`, dates, { ...REVIEW, slug, entity: casinoId(slug), entityModel: 'Casino', ...input })

export const bookmakerReview = (
  slug: BookmakerName & ('treti-polocas' | 'kurzovy-sokol'),
  dates: Dates,
  input: Partial<PostInput> & Pick<PostInput, 'title'>,
): Seeded<PostInput> =>
  post(`recenze-${slug}`, dates, { ...REVIEW, slug, entity: bookmakerId(slug), entityModel: 'Bookmaker', ...input })

const REVIEW = { category: 'Recenze', isReviewPost: true } as const
