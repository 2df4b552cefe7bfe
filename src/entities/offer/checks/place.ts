export type OfferPlace = { field: string } | { post: string; finding: number; name: string }

export const field = (name: string): OfferPlace => ({ field: name })

const NAMES: Record<string, string> = {
  title: 'Basics › Title',
  refLink: 'Basics › Referral link',
  website: 'Basics › Website',
  rating: 'Basics › Rating',
  ribbon: 'Basics › Ribbon',
  payoutsReason: 'Rating criteria › Why payouts differ from the rule',
  reviewPost: 'Basics › Review post',
  logo: 'Basics › Logo',
  bonus: 'Bonus and benefits › Bonus',
  bonusPlan: 'Bonus and benefits › Planned bonus',
  benefits: 'Bonus and benefits › Benefits',
  goodFor: 'Bonus and benefits › Good for',
  notFor: 'Bonus and benefits › Not for',
  decides: 'Bonus and benefits › What decides',
  bonusCode: 'Bonus and benefits › Bonus code',
  wageringRequirements: 'Bonus and benefits › Wagering requirements',
  maximumCashout: 'Bonus and benefits › Maximum cashout',
  topFeature: 'Bonus and benefits › Top feature',
  termsCondition: 'Bonus and benefits › Terms and conditions',
  owner: 'Facts › Owner',
  licence: 'Facts › Licence',
  closedYear: 'Facts › Closed year',
  licences: 'Licences',
  languages: 'Facts › Languages',
  customerServices: 'Facts › Customer services',
  mobileApps: 'Facts › Mobile apps',
  prosList: 'Pros and cons › Pros',
  consList: 'Pros and cons › Cons',
}

export const placeName = (_: unknown, place: OfferPlace): string =>
  'post' in place ? place.name : (NAMES[place.field.split('.')[0] ?? ''] ?? place.field)
