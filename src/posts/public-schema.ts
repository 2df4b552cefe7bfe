import { z } from 'zod'
import { BLOCK_KINDS } from '#blocks/kinds.ts'
import { Bookmaker } from '#entities/bookmaker/schema.ts'
import { Casino } from '#entities/casino/schema.ts'
import { LoggedSave } from '#features/change-log/schema.ts'
import { Ledger } from '#features/facts/ledger.ts'
import { LICENCE_STATES } from '#entities/licence/state.ts'
import { PublicWithdrawal } from '#entities/payout-test/public.ts'
import { Picture } from '#shared/schema/picture.ts'
import { RubricCard } from '#entities/rubric/schema.ts'
import { ShownCover } from '#shared/cover/schema.ts'
import { WriterCard } from '#entities/writer/schema.ts'
import { BookSummary } from '#features/complaints/public.ts'
import { VoiceSummary } from '#features/voices/public.ts'
import { FaqItem, MetaTag, Reference, TableContentItem } from '#posts/schema.ts'
import { CATEGORIES } from '#shared/post-address.ts'
import { shownFields } from '#shared/schema/shown-fields.ts'

/** Blocks contain live data, so each kind has its own shape; `uniqId` links an item to its shortcode. */
const PublicShortcode = z.object({ data: z.looseObject({ uniqId: z.string() }) })

const Attribute = z.object({ title: z.string(), logo: Picture.nullable() })

const OFFER = [
  'slug',
  'title',
  'rating',
  'ribbon',
  'bonus',
  'benefits',
  'goodFor',
  'notFor',
  'decides',
  'payoutsSpeed',
  'yearEstablished',
  'minimumDeposit',
  'licence',
  'mobileApps',
  'bonusTerms',
  'measuredHours',
  'measuredCount',
] as const
const offer = {
  logo: Picture.nullable(),
  hasLink: z.boolean(),
  licenceState: z.enum(LICENCE_STATES),
  paymentMethods: z.array(Attribute),
  /** Measured withdrawals, oldest first. */
  withdrawals: z.array(PublicWithdrawal),
  /** Checked facts with date and source; null if none was checked. */
  ledger: Ledger.nullable(),
  /** Changes of its facts, newest first. */
  changes: z.array(LoggedSave),
  /** What players say; no part of the rating. */
  voices: VoiceSummary,
  /** How its disputes with players ended; no part of the rating. */
  book: BookSummary,
}

export const CasinoFacts = z
  .object({
    ...shownFields(Casino, ...OFFER),
    ...shownFields(Casino, 'website', 'owner', 'isVipProgram', 'sportsBetting', 'languages', 'bonusCode', 'safety'),
    ...shownFields(Casino, 'wageringRequirements', 'numberCasinosGame', 'maximumCashout', 'closedYear'),
    ...shownFields(Casino, 'customerServices', 'prosList', 'consList', 'criteria', 'payoutsReason'),
    ...offer,
    gameTypes: z.array(z.string()),
    softwareProviders: z.array(Attribute),
  })
  .meta({ id: 'CasinoFacts' })
export type CasinoFacts = z.infer<typeof CasinoFacts>

export const BookmakerFacts = z
  .object({ ...shownFields(Bookmaker, ...OFFER, 'topFeature', 'termsCondition'), ...offer })
  .meta({ id: 'BookmakerFacts' })
export type BookmakerFacts = z.infer<typeof BookmakerFacts>

/** A post as visitors see it: no admin fields, ids replaced by the records they reference. */
export const PublicPost = z
  .object({
    title: z.string(),
    slug: z.string(),
    category: z.enum(CATEGORIES),
    path: z.string(),
    isReviewPost: z.boolean(),
    entityModel: z.enum(['Casino', 'Bookmaker']).nullable(),
    entity: z.union([CasinoFacts, BookmakerFacts]).nullable(),
    content: z.looseObject({ type: z.literal('doc'), content: z.array(z.looseObject({ type: z.string() })) }),
    shortcodesConfig: z.object(Object.fromEntries(BLOCK_KINDS.map((kind) => [kind, z.array(PublicShortcode)]))),
    references: z.object({ data: z.array(Reference) }),
    faq: z.object({ data: z.array(FaqItem.omit({ isActive: true })) }),
    tableContent: z.object({ data: z.array(TableContentItem.omit({ isActive: true })) }),
    breadcrumbTitle: z.string(),
    breadcrumbs: z.array(z.object({ title: z.string(), path: z.string() })),
    banner: Picture.nullable(),
    /** Only without a banner. */
    cover: ShownCover.nullable(),
    datePosted: z.enum(['createdAt', 'updatedAt']),
    date: z.iso.datetime(),
    createdAt: z.iso.datetime(),
    updatedAt: z.iso.datetime(),
    metaTag: MetaTag,
    writer: WriterCard.nullable(),
    rubric: RubricCard.nullable(),
  })
  .meta({ id: 'PublicPost' })
export type PublicPost = z.infer<typeof PublicPost>
