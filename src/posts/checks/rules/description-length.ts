import { said } from '#shared/words/message.ts'
import * as m from '#posts/checks/messages.ts'
import { field } from '#posts/checks/place.ts'
import { defineRule } from '#posts/checks/rule.ts'
import { replaceTitleTokens } from '#shared/title-tokens.ts'

const SHORTEST_DESCRIPTION = 100
const LONGEST_DESCRIPTION = 155

const place = field('metaTag.description')

export const descriptionLength = defineRule({
  name: 'description-length',
  level: 'warning',
  title: m.holdsDescription,
  find: (post) => {
    const { length } = replaceTitleTokens(post.metaTag.description.trim(), new Date())
    if (length === 0) return [{ message: said(m.noDescription), place }]
    const room = said(m.descriptionBest, { shortest: SHORTEST_DESCRIPTION, longest: LONGEST_DESCRIPTION })
    const isGood = length >= SHORTEST_DESCRIPTION && length <= LONGEST_DESCRIPTION
    return isGood ? [] : [{ message: said(m.descriptionHas, { count: length }), detail: room, place }]
  },
})
