/** Contributors suggest what an offer says, not whether and when readers see it. */
export const refuseOfferSuggestion = (fields: object): string | undefined =>
  'isActive' in fields || 'bonusPlan' in fields ? 'Only an editor decides when readers see a change.' : undefined
