import * as m from '#entities/offer/checks/messages.ts'
import { isClosed } from '#entities/offer/checks/offer.ts'
import { field } from '#entities/offer/checks/place.ts'
import { defineOfferRule } from '#entities/offer/checks/rule.ts'
import { figuresAgainst, figuresOf } from '#shared/czech/against-terms.ts'
import { bonusSentence, plainSpaces, wageringSentence } from '#shared/czech/bonus-terms.ts'
import { figureWords, type WrittenFigure } from '#shared/czech/figures.ts'
import { TERMS_TEXTS, termsFromText } from '#shared/czech/terms-from-text.ts'
import type { BonusTerms } from '#shared/schema/bonus-terms.ts'
import { type Said, said } from '#shared/words/message.ts'

/** The sentence generated for a field; undefined for the bookmaker's terms, which contain more than figures. */
const SENTENCES: Record<string, ((terms: BonusTerms) => string) | undefined> = {
  bonus: bonusSentence,
  wageringRequirements: wageringSentence,
}

const wordsOf = (figures: WrittenFigure[]) => [...new Set(figures.map(figureWords))].join(', ')

function wordsInTerms(figures: WrittenFigure[], terms: BonusTerms): string {
  const known = figuresOf(terms)
  const units = [...new Set(figures.map(({ unit }) => unit))]
  return units.flatMap((unit) => known[unit].map((value) => figureWords({ unit, value }))).join(', ')
}

export const againstItsTerms = defineOfferRule({
  name: 'against-terms',
  level: 'warning',
  title: m.termsTitle,
  find: (offer) => {
    const { bonusTerms } = offer
    if (isClosed(offer) || bonusTerms === null) return []
    return TERMS_TEXTS.flatMap((name) => {
      const text = offer[name] ?? ''
      const figures = figuresAgainst(text, bonusTerms)
      if (figures.length === 0) return []
      const terms = termsFromText(name, text, bonusTerms)
      const sentence = plainSpaces(SENTENCES[name]?.(bonusTerms) ?? '')
      return [
        {
          message: said(m.textSaysOther, { written: wordsOf(figures), known: wordsInTerms(figures, bonusTerms) }),
          detail: said(m.pricedByTerms),
          place: field(name),
          fixes: [
            ...(terms ? [fix(said(m.changeTerms, { written: wordsOf(figures) }), { bonusTerms: terms })] : []),
            ...(sentence ? [fix(said(m.writeSentence, { sentence }), { [name]: sentence })] : []),
          ],
        },
      ]
    })
  },
})

const fix = <Change extends object>(label: Said, change: Change) => ({
  kind: 'change' as const,
  label,
  change: <Rec extends object>(before: Rec) => ({ ...before, ...change }),
})
