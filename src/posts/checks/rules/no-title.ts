import { said } from '#shared/words/message.ts'
import * as m from '#posts/checks/messages.ts'
import { field } from '#posts/checks/place.ts'
import { defineRule } from '#posts/checks/rule.ts'

const SHORTEST = 3

export const noTitle = defineRule({
  name: 'no-title',
  level: 'blocking',
  title: m.holdsTitle,
  find: (post) => (post.title.trim().length < SHORTEST ? [{ message: said(m.noTitle), place: field('title') }] : []),
})
