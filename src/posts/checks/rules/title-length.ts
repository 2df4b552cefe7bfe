import { field } from '#posts/checks/place.ts'
import { defineRule } from '#posts/checks/rule.ts'
import { replaceTitleTokens } from '#shared/title-tokens.ts'

const TITLE_SHOWN = 60

/** Checks the meta title, or the title if there is none. */
export const titleLength = defineRule({
  name: 'title-length',
  level: 'warning',
  title: 'Title fits into a search result',
  find: (post) => {
    const own = post.metaTag.title.trim()
    const { length } = replaceTitleTokens(own || post.title.trim(), new Date())
    if (length <= TITLE_SHOWN) return []
    const message = `Title has ${length} characters, ${TITLE_SHOWN} are shown`
    const place = field('metaTag.title')
    return [own ? { message, place } : { message, place, detail: 'A shorter meta title would do' }]
  },
})
