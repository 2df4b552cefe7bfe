import { z } from 'zod'
import * as k from '#entities/casino/messages.ts'
import { ratingFromCriteria } from '#entities/casino/rating.ts'
import { LICENCE_STATES } from '#entities/licence/state.ts'
import { BonusPriceCard, bonusOrder, bonusOrderColumns } from '#entities/offer/bonus-order.ts'
import { payoutColumns, payoutOrder } from '#entities/payout-test/order.ts'
import { Picture } from '#shared/schema/picture.ts'
import { bonusDueAt, bonusPlanColumns } from '#shared/schema/bonus-plan.ts'
import { bonusTermsColumns } from '#shared/schema/bonus-terms.ts'
import { flag, json, maybeFlag, rowMapper } from '#shared/schema/columns.ts'
import {
  argumentList,
  emptyOffer,
  measuredFields,
  offerFields,
  REASON_MAX,
  shortList,
  storedActive,
  year,
} from '#shared/schema/offer.ts'
import { rating } from '#shared/schema/rating.ts'
import { recordFields, titledColumns, titleSort } from '#shared/schema/record.ts'
import { refused } from '#shared/schema/refused.ts'
import { shownFields } from '#shared/schema/shown-fields.ts'
import { id, idList, text } from '#shared/schema/text.ts'
import { optionalHttpsUrl } from '#shared/schema/url.ts'

/** null = not checked yet, which is not the same as „Ne“. */
const triState = z.boolean().nullable()

export const Safety = z.strictObject({
  ssl: triState,
  responsibleGambling: triState,
  depositLimits: triState,
  lossLimits: triState,
  timeLimits: triState,
  selfExclusionTool: triState,
})
export type Safety = z.infer<typeof Safety>

const criterion = rating.nullable()
const CriteriaSchema = z.strictObject({
  safety: criterion,
  payouts: criterion,
  bonus: criterion,
  games: criterion,
  support: criterion,
})

export const casinoFields = z.strictObject({
  ...offerFields,
  website: optionalHttpsUrl,
  owner: text(120),
  prosList: argumentList,
  consList: argumentList,
  reviewPost: id.nullable(),
  ratingSource: z.enum(['typed', 'criteria']),
  criteria: CriteriaSchema,
  /** Why the mark for payouts differs from what the published rule gives; in Czech, for readers. */
  payoutsReason: text(REASON_MAX),
  isVipProgram: triState,
  sportsBetting: triState,
  languages: shortList,
  bonusCode: text(40),
  wageringRequirements: text(160),
  safety: Safety,
  gameTypes: idList(60),
  softwareProviders: idList(200),
  numberCasinosGame: z.int().min(0).max(100_000).nullable(),
  maximumCashout: text(120),
  closedYear: year.nullable(),
  customerServices: shortList,
})

export const CasinoInput = casinoFields
  .refine((casino) => !casino.closedYear || !casino.yearEstablished || casino.closedYear >= casino.yearEstablished, {
    path: ['closedYear'],
    ...refused(k.closedBeforeEstablished),
  })
  .refine((casino) => casino.ratingSource === 'typed' || ratingFromCriteria(casino.criteria) !== null, {
    path: ['criteria'],
    ...refused(k.fillInCriteria),
  })
  .meta({ id: 'CasinoInput' })
export type CasinoInput = z.infer<typeof casinoFields>

export const Casino = casinoFields
  .extend({ ...recordFields, isActive: storedActive, plannedBy: id.nullable().default(null), ...measuredFields })
  .meta({ id: 'Casino' })
export type Casino = z.infer<typeof Casino>

export const emptyCasino: CasinoInput = {
  ...emptyOffer,
  website: '',
  owner: '',
  prosList: [],
  consList: [],
  reviewPost: null,
  ratingSource: 'typed',
  criteria: { safety: null, payouts: null, bonus: null, games: null, support: null },
  payoutsReason: '',
  isVipProgram: null,
  sportsBetting: null,
  languages: [],
  bonusCode: '',
  wageringRequirements: '',
  safety: {
    ssl: null,
    responsibleGambling: null,
    depositLimits: null,
    lossLimits: null,
    timeLimits: null,
    selfExclusionTool: null,
  },
  gameTypes: [],
  softwareProviders: [],
  numberCasinosGame: null,
  maximumCashout: '',
  closedYear: null,
  customerServices: [],
}

export const CasinoRow = Casino.omit({
  gameTypes: true,
  softwareProviders: true,
  paymentMethods: true,
  changeReason: true,
}).extend({
  ...titledColumns,
  prosList: json(casinoFields.shape.prosList),
  consList: json(casinoFields.shape.consList),
  criteria: json(casinoFields.shape.criteria),
  isActive: flag,
  isVipProgram: maybeFlag,
  sportsBetting: maybeFlag,
  languages: json(casinoFields.shape.languages),
  safety: json(Safety),
  ...bonusPlanColumns,
  ...bonusTermsColumns,
  mobileApps: json(casinoFields.shape.mobileApps),
  customerServices: json(casinoFields.shape.customerServices),
  ...payoutColumns,
  ...bonusOrderColumns,
})
export type CasinoRow = z.input<typeof CasinoRow>
export const casinoMapper = rowMapper(CasinoRow, { ...titleSort, bonusDueAt, payoutOrder, ...bonusOrder('slots') })

export const CasinoCard = z
  .object({
    ...shownFields(Casino, 'slug', 'title', 'rating', 'ribbon', 'bonus', 'wageringRequirements', 'benefits'),
    ...shownFields(Casino, 'payoutsSpeed', 'minimumDeposit', 'numberCasinosGame', 'licence', 'closedYear'),
    ...shownFields(Casino, 'prosList', 'consList', 'measuredHours', 'measuredCount'),
    logo: Picture.nullable(),
    hasLink: z.boolean(),
    /** The average value of a typical deposit with this bonus; null if the terms are insufficient. */
    bonusPrice: BonusPriceCard,
    licenceState: z.enum(LICENCE_STATES),
    reviewPath: z.string().nullable(),
  })
  .meta({ id: 'CasinoCard' })
export type CasinoCard = z.infer<typeof CasinoCard>

export const CasinoListItem = CasinoCard.pick({ slug: true, title: true, logo: true, rating: true }).meta({
  id: 'CasinoListItem',
})
export type CasinoListItem = z.infer<typeof CasinoListItem>

/** The review of a casino in the side menu; the list of casinos itself has no more than the menu's contract. */
export const TopReview = z.object({ slug: z.string(), path: z.string() }).meta({ id: 'TopReview' })
export type TopReview = z.infer<typeof TopReview>

export const CasinoFilter = z.strictObject({
  paymentMethod: id.optional(),
  gameType: id.optional(),
  softwareProvider: id.optional(),
  minRating: rating.optional(),
})
export type CasinoFilter = z.infer<typeof CasinoFilter>
