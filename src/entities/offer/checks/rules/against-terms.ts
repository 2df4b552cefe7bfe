import { isClosed } from '#entities/offer/checks/offer.ts'
import { field } from '#entities/offer/checks/place.ts'
import { defineOfferRule } from '#entities/offer/checks/rule.ts'
import { againstTerms } from '#shared/czech/against-terms.ts'
import { bonusSentence, plainSpaces, wageringSentence } from '#shared/czech/bonus-terms.ts'
import type { BonusTerms } from '#shared/schema/bonus-terms.ts'

/** The sentence generated for a field; undefined for the bookmaker's terms, which contain more than figures. */
const SENTENCES: Record<string, ((terms: BonusTerms) => string) | undefined> = {
  bonus: bonusSentence,
  wageringRequirements: wageringSentence,
  termsCondition: undefined,
}

export const againstItsTerms = defineOfferRule({
  name: 'against-terms',
  level: 'warning',
  title: 'The texts of the bonus say what its terms do',
  find: (offer) => {
    const { bonusTerms } = offer
    if (isClosed(offer) || bonusTerms === null) return []
    return Object.entries(SENTENCES).flatMap(([name, make]) => {
      const text: unknown = Reflect.get(offer, name)
      const figures = typeof text === 'string' ? againstTerms(text, bonusTerms) : []
      const sentence = make ? plainSpaces(make(bonusTerms)) : ''
      if (figures.length === 0) return []
      return [
        {
          message: `The text says ${figures.join(', ')}, the bonus terms do not`,
          place: field(name),
          fixes:
            sentence === ''
              ? []
              : [
                  {
                    kind: 'change' as const,
                    label: `Write “${sentence}”`,
                    change: (before: typeof offer) => ({ ...before, [name]: sentence }),
                  },
                ],
        },
      ]
    })
  },
})
