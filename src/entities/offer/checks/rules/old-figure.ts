import * as m from '#entities/offer/checks/messages.ts'
import { defineOfferRule } from '#entities/offer/checks/rule.ts'
import { said } from '#shared/words/message.ts'

/** The rule of the same name finds it in the post. */
export const oldFigure = defineOfferRule({
  name: 'old-figure',
  level: 'warning',
  title: m.presentFigures,
  needs: ['oldFigures'],
  find: (_, { oldFigures = [] }) =>
    oldFigures.map(({ id, title, figure, place, sentence, finding }) => ({
      message: said(m.stillSays, { title, figure }),
      detail: said(m.placeAndSentence, { place, sentence }),
      place: { post: id, finding, name: place },
    })),
})
