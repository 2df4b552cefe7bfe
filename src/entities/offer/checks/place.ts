import * as b from '#entities/bookmaker/admin/messages.ts'
import * as c from '#entities/casino/admin/messages.ts'
import { inGroup } from '#entities/offer/checks/messages.ts'
import * as m from '#entities/offer/messages.ts'
import { label as licences } from '#entities/licence/messages.ts'

export type OfferPlace = { field: string } | { post: string; finding: number; name: string }

export const field = (name: string): OfferPlace => ({ field: name })

type Name = () => string
const NAMES: Record<string, Name | readonly [group: Name, field: Name]> = {
  title: [m.basics, m.title],
  refLink: [m.basics, m.referralLink],
  website: [m.basics, c.website],
  rating: [m.basics, m.rating],
  ribbon: [m.basics, m.ribbon],
  payoutsReason: [c.ratingCriteria, c.whyPayoutsDiffer],
  reviewPost: [m.basics, c.reviewPost],
  logo: [m.basics, m.logo],
  bonus: [m.bonusAndBenefits, m.bonus],
  bonusPlan: [m.bonusAndBenefits, m.plannedBonus],
  benefits: [m.bonusAndBenefits, m.benefits],
  goodFor: [m.bonusAndBenefits, m.goodFor],
  notFor: [m.bonusAndBenefits, m.notFor],
  decides: [m.bonusAndBenefits, m.whatDecides],
  bonusCode: [m.bonusAndBenefits, c.bonusCode],
  wageringRequirements: [m.bonusAndBenefits, m.wageringRequirements],
  maximumCashout: [m.bonusAndBenefits, c.maximumCashout],
  topFeature: [m.bonusAndBenefits, b.topFeature],
  termsCondition: [m.bonusAndBenefits, b.termsAndConditions],
  owner: [m.facts, c.owner],
  licence: [m.facts, m.licence],
  closedYear: [m.facts, c.closedYear],
  licences,
  languages: [m.facts, c.languages],
  customerServices: [m.facts, c.customerServices],
  mobileApps: [m.facts, m.mobileApps],
  prosList: [c.prosAndCons, c.pros],
  consList: [c.prosAndCons, c.cons],
}

export const placeName = (_: unknown, place: OfferPlace): string => ('post' in place ? place.name : nameOf(place.field))

function nameOf(path: string): string {
  const name = NAMES[path.split('.')[0] ?? ''] ?? path
  if (typeof name === 'string') return name
  return typeof name === 'function' ? name() : inGroup({ group: name[0](), field: name[1]() })
}
