import { field } from '#posts/checks/place.ts'
import { defineRule } from '#posts/checks/rule.ts'

const SHORTEST = 3

export const noTitle = defineRule({
  name: 'no-title',
  level: 'blocking',
  title: 'Has a title',
  find: (post) => (post.title.trim().length < SHORTEST ? [{ message: 'No title', place: field('title') }] : []),
})
