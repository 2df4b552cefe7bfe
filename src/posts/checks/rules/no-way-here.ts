import { field } from '#posts/checks/place.ts'
import { defineRule } from '#posts/checks/rule.ts'
import { HOME_SLUG } from '#shared/post-address.ts'

/** The home page needs no links, and every article links to the page of its author. */
export const noWayHere = defineRule({
  name: 'no-way-here',
  level: 'warning',
  title: 'Other pages link here',
  needs: ['linkedFrom'],
  find: (post, { linkedFrom = 0, mentions = [] }) => {
    const needsNone = post.category === 'Autor' || (post.category === '/' && post.slug === HOME_SLUG)
    if (needsNone || linkedFrom > 0) return []
    const count = mentions.length === 1 ? '1 post mentions it' : `${mentions.length} posts mention it`
    const detail = mentions.length > 0 ? { detail: count } : {}
    return [{ message: 'No page links here yet', ...detail, place: field('slug'), related: mentions }]
  },
})
