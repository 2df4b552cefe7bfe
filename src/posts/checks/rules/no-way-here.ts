import { said } from '#shared/words/message.ts'
import * as m from '#posts/checks/messages.ts'
import { field } from '#posts/checks/place.ts'
import { defineRule } from '#posts/checks/rule.ts'
import { HOME_SLUG } from '#shared/post-address.ts'

/** The home page needs no links, and every article links to the page of its author. */
export const noWayHere = defineRule({
  name: 'no-way-here',
  level: 'warning',
  title: m.holdsWayHere,
  needs: ['linkedFrom'],
  find: (post, { linkedFrom = 0, mentions = [] }) => {
    const needsNone = post.category === 'Autor' || (post.category === '/' && post.slug === HOME_SLUG)
    if (needsNone || linkedFrom > 0) return []
    const detail = mentions.length > 0 ? { detail: said(m.mentionedBy, { count: mentions.length }) } : {}
    return [{ message: said(m.noPageLinks), ...detail, place: field('slug'), related: mentions }]
  },
})
