import { defineOfferRule } from '#entities/offer/checks/rule.ts'

/** The rule of the same name finds it in the post. */
export const oldFigure = defineOfferRule({
  name: 'old-figure',
  level: 'warning',
  title: 'Posts name its present figures',
  needs: ['oldFigures'],
  find: (_, { oldFigures = [] }) =>
    oldFigures.map(({ id, title, figure, place, sentence, finding }) => ({
      message: `“${title}” still says ${figure}`,
      detail: `${place}: ${sentence}`,
      place: { post: id, finding, name: place },
    })),
})
