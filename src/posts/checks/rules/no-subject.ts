import { said } from '#shared/words/message.ts'
import * as m from '#posts/checks/messages.ts'
import { field } from '#posts/checks/place.ts'
import { publishErrorsAt } from '#posts/checks/publish-errors-at.ts'
import { defineRule } from '#posts/checks/rule.ts'

export const noSubject = defineRule({
  name: 'no-subject',
  level: 'blocking',
  title: m.holdsSubject,
  find: (post) =>
    publishErrorsAt(post, 'entity').map(() => ({
      message: said(m.nothingReviewed),
      place: field('entity'),
      fixes: [{ kind: 'change', label: m.isNoReview, change: (before) => ({ ...before, isReviewPost: false }) }],
    })),
})
