import { z } from 'zod'
import * as m from '#shared/schema/messages.ts'
import { refused } from '#shared/schema/refused.ts'
import { BONUS_MAX, BonusPlan } from '#shared/schema/bonus-plan.ts'
import { BonusTerms } from '#shared/schema/bonus-terms.ts'
import { list } from '#shared/schema/list.ts'
import { rating } from '#shared/schema/rating.ts'
import { draftSlug, id, idList, requiredText, text, title } from '#shared/schema/text.ts'
import { optionalHttpsUrl } from '#shared/schema/url.ts'

const FIRST_YEAR = 1990
export const REASON_MAX = 300
const MAX_PAYOUT_HOURS = 24 * 60

export const OFFER_SORTS = ['rating', 'payoutsSpeed', 'minimumDeposit', 'bonusPrice', 'title'] as const
export type OfferSort = (typeof OFFER_SORTS)[number]

export const year = z
  .int()
  .min(FIRST_YEAR)
  .refine((value) => value <= new Date().getFullYear(), refused(m.yearInFuture))

export const shortList = list(requiredText(80), 20)
export const argumentList = list(requiredText(160), 12)

export const offerFields = {
  title,
  slug: draftSlug,
  logo: id.nullable(),
  refLink: optionalHttpsUrl,
  benefits: text(160),
  /** The first lines of a review: whom the offer suits, whom it does not, and the one thing that decides. */
  goodFor: text(120),
  notFor: text(120),
  decides: text(160),
  bonus: text(BONUS_MAX),
  bonusPlan: BonusPlan,
  bonusTerms: BonusTerms,
  ribbon: text(24),
  rating: rating.nullable(),
  /** In hours; shown as „do 24 hodin“. */
  payoutsSpeed: z.int().min(0).max(MAX_PAYOUT_HOURS).nullable(),
  yearEstablished: year.nullable(),
  mobileApps: shortList,
  /** In crowns. */
  minimumDeposit: z.int().min(0).max(1_000_000).nullable(),
  licence: text(120),
  paymentMethods: idList(60),
  /** False for a draft, which no visitor learns of. */
  isActive: z.boolean(),
  /** Why this save changes public facts. It is stored in the change log, not in the record. */
  changeReason: text(REASON_MAX).default(''),
}

/** An export from before there were drafts has only live ones. */
export const storedActive = offerFields.isActive.default(true)

/** Cached results of measured withdrawals; written by saves of those, not by editors. */
export const measuredFields = {
  /** The median in hours; null while there are fewer than three. */
  measuredHours: z.number().nullable().default(null),
  measuredCount: z.int().min(0).default(0),
}

export const emptyOffer: z.infer<z.ZodObject<typeof offerFields>> = {
  title: '',
  slug: '',
  logo: null,
  refLink: '',
  benefits: '',
  goodFor: '',
  notFor: '',
  decides: '',
  bonus: '',
  bonusPlan: null,
  bonusTerms: null,
  ribbon: '',
  rating: null,
  payoutsSpeed: null,
  yearEstablished: null,
  mobileApps: [],
  minimumDeposit: null,
  licence: '',
  paymentMethods: [],
  isActive: false,
  changeReason: '',
}
