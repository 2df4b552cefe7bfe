import type { OfferEvidence } from '#entities/offer/checks/evidence.ts'
import type { CheckedOffer } from '#entities/offer/checks/offer.ts'
import type { OfferPlace } from '#entities/offer/checks/place.ts'
import type { OfferRule } from '#entities/offer/checks/rule.ts'
import { againstItsTerms } from '#entities/offer/checks/rules/against-terms.ts'
import { bonusWithoutTerms } from '#entities/offer/checks/rules/bonus-without-terms.ts'
import { closedWithOffer } from '#entities/offer/checks/rules/closed-with-offer.ts'
import { deadLink } from '#entities/offer/checks/rules/dead-link.ts'
import { leftoverWords } from '#entities/offer/checks/rules/leftover-words.ts'
import { markWithoutReason } from '#entities/offer/checks/rules/mark-without-reason.ts'
import { movedLink } from '#entities/offer/checks/rules/moved-link.ts'
import { noLicence } from '#entities/offer/checks/rules/no-licence.ts'
import { noLink } from '#entities/offer/checks/rules/no-link.ts'
import { noLogo } from '#entities/offer/checks/rules/no-logo.ts'
import { noLogoAlt } from '#entities/offer/checks/rules/no-logo-alt.ts'
import { noRating } from '#entities/offer/checks/rules/no-rating.ts'
import { noValidLicence } from '#entities/offer/checks/rules/no-valid-licence.ts'
import { oldFigure } from '#entities/offer/checks/rules/old-figure.ts'
import { reviewNotLive } from '#entities/offer/checks/rules/review-not-live.ts'
import { sameTitle } from '#entities/offer/checks/rules/same-title.ts'
import { type Checked, ruleSteps } from '#shared/checks/rule.ts'
import { atOnce } from '#shared/steps.ts'

/** All rules: what a save made wrong elsewhere, then in the order of the form. */
export const OFFER_RULES = [
  oldFigure,
  sameTitle,
  noLink,
  deadLink,
  movedLink,
  noRating,
  markWithoutReason,
  reviewNotLive,
  noLogo,
  noLogoAlt,
  closedWithOffer,
  bonusWithoutTerms,
  againstItsTerms,
  noLicence,
  noValidLicence,
  leftoverWords,
] as const

export type OfferRuleName = (typeof OFFER_RULES)[number]['name']

const ALL: readonly OfferRule<OfferRuleName>[] = OFFER_RULES

export const checkOffer = (
  offer: CheckedOffer,
  evidence: OfferEvidence = {},
): Checked<CheckedOffer, OfferPlace, OfferRuleName>[] => atOnce(ruleSteps(ALL, offer, evidence))
