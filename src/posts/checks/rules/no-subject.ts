import { field } from '#posts/checks/place.ts'
import { refusedAt } from '#posts/checks/refused-at.ts'
import { defineRule } from '#posts/checks/rule.ts'

export const noSubject = defineRule({
  name: 'no-subject',
  level: 'blocking',
  title: 'A review says what it is about',
  find: (post) =>
    refusedAt(post, 'entity').map(() => ({
      message: 'Nothing is reviewed',
      place: field('entity'),
      mends: [{ kind: 'change', label: 'It is no review', change: (before) => ({ ...before, isReviewPost: false }) }],
    })),
})
