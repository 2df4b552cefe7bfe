import { said } from '#shared/words/message.ts'
import * as m from '#posts/checks/messages.ts'
import { addressOf, isInside, linksIn } from '#posts/checks/links-in.ts'
import { placeAt } from '#posts/checks/place.ts'
import { defineRule } from '#posts/checks/rule.ts'

/** Only a warning: two pages that link to each other are published one after the other. */
export const deadLinkInside = defineRule({
  name: 'dead-link-inside',
  level: 'warning',
  title: m.holdsInside,
  needs: ['links'],
  find: (post, { links = {} }) =>
    linksIn(post).flatMap(({ href, path }) => {
      const address = addressOf(href)
      const state = isInside(href) && !href.startsWith('/go/') ? links[address]?.state : undefined
      if (state !== 'missing' && state !== 'draft') return []
      const message = state === 'draft' ? said(m.leadsToUnpublished) : said(m.leadsNowhere)
      return [{ message, detail: address, place: placeAt(post, path) }]
    }),
})
