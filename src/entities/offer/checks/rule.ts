import type { OfferEvidence } from '#entities/offer/checks/evidence.ts'
import type { CheckedOffer } from '#entities/offer/checks/offer.ts'
import type { OfferPlace } from '#entities/offer/checks/place.ts'
import type { Rule } from '#shared/checks/rule.ts'

export type OfferRule<Name extends string = string> = Rule<CheckedOffer, OfferEvidence, OfferPlace, Name>

export const defineOfferRule = <const Name extends string>(rule: OfferRule<Name>): OfferRule<Name> => rule
