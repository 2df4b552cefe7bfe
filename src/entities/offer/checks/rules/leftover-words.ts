import { defineOfferRule } from '#entities/offer/checks/rule.ts'
import { placeOf, textsIn } from '#entities/offer/checks/texts-in.ts'
import { leftoverIn } from '#shared/checks/leftover.ts'

export const leftoverWords = defineOfferRule({
  name: 'leftover-words',
  level: 'warning',
  title: 'No words left over',
  find: (offer) =>
    textsIn(offer).flatMap(({ path, text }) => {
      const found = leftoverIn(text)
      return found ? [{ message: `“${found.word}” left in the text`, place: placeOf(path) }] : []
    }),
})
