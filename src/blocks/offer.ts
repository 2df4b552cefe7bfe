import type { BlockHeading } from '#blocks/define-block.ts'
import type { LicenceState } from '#entities/licence/state.ts'
import type { BonusPriceCard } from '#entities/offer/bonus-order.ts'
import type { OfferFact } from '#blocks/rating-fields.ts'
import type { ListOrder, MovedByHand } from '#blocks/rating-order.ts'
import type { Picture } from '#shared/schema/picture.ts'
import { formatCount, formatCrowns } from '#shared/czech/format.ts'
import { labels } from '#shared/czech/labels.ts'
import { payoutWords } from '#shared/czech/payouts.ts'
import { hardSpaces } from '#shared/czech/typography.ts'
import { wageringText } from '#shared/czech/wagering.ts'

/** Fields of a casino or bookmaker in lists; satisfied by both CasinoCard and BookmakerCard. */
export interface Offer {
  slug: string
  title: string
  logo: Picture | null
  rating: number | null
  ribbon: string
  bonus: string
  benefits: string
  payoutsSpeed: number | null
  measuredHours: number | null
  measuredCount: number
  minimumDeposit: number | null
  bonusPrice: BonusPriceCard
  licence: string
  hasLink: boolean
  licenceState: LicenceState
  wageringRequirements?: string
  numberCasinosGame?: number | null
  closedYear?: number | null
  reviewPath?: string | null
  topFeature?: string
  termsCondition?: string
  /** Pinned by an editor to another place than the rule's. */
  moved?: MovedByHand
}

export interface OfferListProps {
  offers: readonly Offer[]
  order: ListOrder
  kind: 'casino' | 'bookmaker'
  layout: 'cards' | 'table' | 'compact'
  show: readonly OfferFact[]
  heading: string
  under: BlockHeading['level']
  from: string
}

/** An alias that linters do not mistake for a React hook. */
export const bonusLabel = labels.takeBonus

/** No valid Czech licence is on record, so there is no button. */
export const isUnlicensed = (offer: Pick<Offer, 'licenceState' | 'closedYear'>) =>
  offer.licenceState !== 'valid' && !isClosed(offer)
/** Known to have none: neither its button nor its offer is shown. */
export const isBarred = (offer: Pick<Offer, 'licenceState' | 'closedYear'>) =>
  offer.licenceState === 'invalid' && !isClosed(offer)
export const isClosed = (offer: Pick<Offer, 'closedYear'>) => typeof offer.closedYear === 'number'
export const hasOfferLink = (offer: Offer) => offer.hasLink && !isClosed(offer)

/** Empty for closed casinos, and for unlicensed ones, whose offers are not published. */
export const bonusOf = (offer: Offer, show: readonly OfferFact[]) =>
  show.includes('bonus') && !isClosed(offer) && !isBarred(offer) ? hardSpaces(offer.bonus) : ''

/** Stated explicitly, so that readers need not look for a bonus. */
export const lacksBonus = (offer: Offer, show: readonly OfferFact[]) =>
  show.includes('bonus') && !isClosed(offer) && !isBarred(offer) && offer.bonus === ''

export const reviewOf = (offer: Offer, show: readonly OfferFact[]) =>
  show.includes('review') ? (offer.reviewPath ?? null) : null

export const wageringOf = ({ wageringRequirements = '' }: Offer) => wageringText(wageringRequirements)

const numberFact = (value: number | null | undefined, format: (value: number) => string) =>
  typeof value === 'number' ? format(value) : ''

const FACTS = {
  payoutsSpeed: payoutWords,
  minimumDeposit: (offer: Offer) => numberFact(offer.minimumDeposit, formatCrowns),
  numberCasinosGame: (offer: Offer) => numberFact(offer.numberCasinosGame, formatCount),
  licence: (offer: Offer) => hardSpaces(offer.licence),
}
type ListedFact = keyof typeof FACTS

export const listedFacts = (show: readonly OfferFact[]): ListedFact[] =>
  show.filter((fact): fact is ListedFact => fact in FACTS)

/** The label changes once payouts were measured, as it is no longer just a promise. */
export const factLabel = (fact: ListedFact, offers: readonly Offer[]): string =>
  fact === 'payoutsSpeed' && offers.some(({ measuredHours }) => measuredHours !== null)
    ? labels.facts.measuredPayouts
    : labels.facts[fact]

export const factOf = (offer: Offer, fact: ListedFact): string => FACTS[fact](offer)

export const factsOf = (offer: Offer, show: readonly OfferFact[]) =>
  listedFacts(show).flatMap((fact) => {
    const value = factOf(offer, fact)
    return value ? [{ fact, label: factLabel(fact, [offer]), value }] : []
  })
