import { said } from '#shared/words/message.ts'
import * as m from '#posts/checks/messages.ts'
import { field } from '#posts/checks/place.ts'
import { defineRule } from '#posts/checks/rule.ts'

export const sameTitle = defineRule({
  name: 'same-title',
  level: 'warning',
  title: m.holdsOwnTitle,
  needs: ['sameTitle'],
  find: (_, { sameTitle: others = [] }) =>
    others.length > 0 ? [{ message: said(m.sameTitle), place: field('title'), related: others }] : [],
})
