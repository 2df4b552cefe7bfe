import { said } from '#shared/words/message.ts'
import * as m from '#posts/checks/messages.ts'
import { field } from '#posts/checks/place.ts'
import { defineRule } from '#posts/checks/rule.ts'
import { replaceTitleTokens } from '#shared/title-tokens.ts'

const TITLE_SHOWN = 60

/** Checks the meta title, or the title if there is none. */
export const titleLength = defineRule({
  name: 'title-length',
  level: 'warning',
  title: m.holdsTitleLength,
  find: (post) => {
    const own = post.metaTag.title.trim()
    const { length } = replaceTitleTokens(own || post.title.trim(), new Date())
    if (length <= TITLE_SHOWN) return []
    const message = said(m.titleHas, { count: length, shown: TITLE_SHOWN })
    const place = field('metaTag.title')
    return [own ? { message, place } : { message, place, detail: said(m.shorterWouldDo) }]
  },
})
