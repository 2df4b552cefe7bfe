import { field } from '#posts/checks/place.ts'
import { publishErrorsAt } from '#posts/checks/publish-errors-at.ts'
import { defineRule } from '#posts/checks/rule.ts'

export const noSubject = defineRule({
  name: 'no-subject',
  level: 'blocking',
  title: 'A review says what it is about',
  find: (post) =>
    publishErrorsAt(post, 'entity').map(() => ({
      message: 'Nothing is reviewed',
      place: field('entity'),
      fixes: [{ kind: 'change', label: 'It is no review', change: (before) => ({ ...before, isReviewPost: false }) }],
    })),
})
