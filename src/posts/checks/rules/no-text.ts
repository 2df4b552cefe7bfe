import { said } from '#shared/words/message.ts'
import * as m from '#posts/checks/messages.ts'
import { field } from '#posts/checks/place.ts'
import { publishErrorsAt } from '#posts/checks/publish-errors-at.ts'
import { defineRule } from '#posts/checks/rule.ts'

export const noText = defineRule({
  name: 'no-text',
  level: 'blocking',
  title: m.holdsText,
  find: (post) => publishErrorsAt(post, 'content').map(() => ({ message: said(m.noText), place: field('content') })),
})
