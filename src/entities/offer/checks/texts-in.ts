import type { CheckedOffer } from '#entities/offer/checks/offer.ts'
import { field, type OfferPlace } from '#entities/offer/checks/place.ts'
import { isObject, type Path, valueAt } from '#shared/checks/at-path.ts'
import type { FoundText } from '#shared/checks/lines.ts'
import { correctionsOf, type TextCorrection } from '#shared/checks/typography.ts'

/** Fields with prose for readers; no codes or URLs. */
const WRITTEN: readonly Path[] = [
  ['title'],
  ['ribbon'],
  ['bonus'],
  ['bonusPlan', 'bonus'],
  ['bonusPlan', 'afterwards'],
  ['benefits'],
  ['goodFor'],
  ['notFor'],
  ['decides'],
  ['wageringRequirements'],
  ['maximumCashout'],
  ['topFeature'],
  ['termsCondition'],
  ['owner'],
  ['licence'],
  ['languages'],
  ['customerServices'],
  ['mobileApps'],
  ['prosList'],
  ['consList'],
]

export const textsIn = (offer: CheckedOffer): FoundText[] => WRITTEN.flatMap((path) => walk(valueAt(offer, path), path))

function walk(value: unknown, path: Path): FoundText[] {
  if (typeof value === 'string') return value === '' ? [] : [{ path, text: value }]
  return isObject(value) ? Object.values(value).flatMap((item, index) => walk(item, [...path, index])) : []
}

export const placeOf = (path: Path): OfferPlace => field(path.join('.'))

export const typographyOf = (offer: CheckedOffer): TextCorrection<OfferPlace>[] =>
  correctionsOf(textsIn(offer), placeOf)
