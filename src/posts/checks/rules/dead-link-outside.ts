import { said } from '#shared/words/message.ts'
import * as m from '#posts/checks/messages.ts'
import { addressOf, isOutside, linksIn } from '#posts/checks/links-in.ts'
import { placeAt } from '#posts/checks/place.ts'
import { defineRule } from '#posts/checks/rule.ts'
import { detailSaid } from '#features/links/detail.ts'

/** Outbound links are probed once a week; those that failed twice are reported. */
export const deadLinkOutside = defineRule({
  name: 'dead-link-outside',
  level: 'warning',
  title: m.holdsOutside,
  needs: ['links'],
  find: (post, { links = {} }) =>
    linksIn(post).flatMap(({ href, path }) => {
      const link = isOutside(href) ? links[addressOf(href)] : undefined
      if (link?.state !== 'broken') return []
      return [
        {
          message: said(m.linkDead),
          detail: said(m.addressDetail, { address: href, detail: detailSaid(link.detail) }),
          place: placeAt(post, path),
        },
      ]
    }),
})
