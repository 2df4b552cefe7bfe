import { z } from 'zod'
import { LICENCE_STATES } from '#entities/licence/state.ts'
import { BonusPriceCard, bonusOrder, bonusOrderColumns } from '#entities/offer/bonus-order.ts'
import { payoutColumns, payoutOrder } from '#entities/payout-test/order.ts'
import { Picture } from '#shared/schema/picture.ts'
import { bonusDueAt, bonusPlanColumns } from '#shared/schema/bonus-plan.ts'
import { bonusTermsColumns } from '#shared/schema/bonus-terms.ts'
import { flag, json, rowMapper } from '#shared/schema/columns.ts'
import { emptyOffer, measuredFields, offerFields, storedActive } from '#shared/schema/offer.ts'
import { rating } from '#shared/schema/rating.ts'
import { recordFields, titledColumns, titleSort } from '#shared/schema/record.ts'
import { shownFields } from '#shared/schema/shown-fields.ts'
import { id, text } from '#shared/schema/text.ts'

export const BookmakerInput = z
  .strictObject({ ...offerFields, topFeature: text(80), termsCondition: text(600) })
  .meta({ id: 'BookmakerInput' })
export type BookmakerInput = z.infer<typeof BookmakerInput>

export const Bookmaker = BookmakerInput.extend({
  ...recordFields,
  isActive: storedActive,
  plannedBy: id.nullable().default(null),
  ...measuredFields,
}).meta({
  id: 'Bookmaker',
})
export type Bookmaker = z.infer<typeof Bookmaker>

export const emptyBookmaker: BookmakerInput = { ...emptyOffer, topFeature: '', termsCondition: '' }

export const BookmakerRow = Bookmaker.omit({ paymentMethods: true, changeReason: true }).extend({
  ...titledColumns,
  isActive: flag,
  ...bonusPlanColumns,
  ...bonusTermsColumns,
  mobileApps: json(BookmakerInput.shape.mobileApps),
  ...payoutColumns,
  ...bonusOrderColumns,
})
export type BookmakerRow = z.input<typeof BookmakerRow>
export const bookmakerMapper = rowMapper(BookmakerRow, { ...titleSort, bonusDueAt, payoutOrder, ...bonusOrder('bets') })

export const BookmakerCard = z
  .object({
    ...shownFields(Bookmaker, 'slug', 'title', 'rating', 'ribbon', 'bonus', 'benefits', 'topFeature', 'payoutsSpeed'),
    ...shownFields(Bookmaker, 'minimumDeposit', 'licence', 'termsCondition', 'measuredHours', 'measuredCount'),
    logo: Picture.nullable(),
    hasLink: z.boolean(),
    bonusPrice: BonusPriceCard,
    licenceState: z.enum(LICENCE_STATES),
    reviewPath: z.string().nullable(),
  })
  .meta({ id: 'BookmakerCard' })
export type BookmakerCard = z.infer<typeof BookmakerCard>

export const BookmakerFilter = z.strictObject({ paymentMethod: id.optional(), minRating: rating.optional() })
export type BookmakerFilter = z.infer<typeof BookmakerFilter>
