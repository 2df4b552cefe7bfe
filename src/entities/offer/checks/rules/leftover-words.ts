import * as m from '#entities/offer/checks/messages.ts'
import { defineOfferRule } from '#entities/offer/checks/rule.ts'
import { placeOf, textsIn } from '#entities/offer/checks/texts-in.ts'
import { leftoverIn } from '#shared/checks/leftover.ts'
import { said } from '#shared/words/message.ts'

export const leftoverWords = defineOfferRule({
  name: 'leftover-words',
  level: 'warning',
  title: m.noWordsLeft,
  find: (offer) =>
    textsIn(offer).flatMap(({ path, text }) => {
      const found = leftoverIn(text)
      return found ? [{ message: said(m.wordLeft, { word: found.word }), place: placeOf(path) }] : []
    }),
})
