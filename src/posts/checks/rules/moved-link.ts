import { said } from '#shared/words/message.ts'
import * as m from '#posts/checks/messages.ts'
import { addressOf, linksIn, withAddress } from '#posts/checks/links-in.ts'
import { placeAt } from '#posts/checks/place.ts'
import { defineRule } from '#posts/checks/rule.ts'

export const movedLink = defineRule({
  name: 'moved-link',
  level: 'warning',
  title: m.holdsMoved,
  needs: ['links'],
  find: (post, { links = {} }) => {
    const reported = new Set<string>()
    return linksIn(post).flatMap(({ href, path }) => {
      const address = addressOf(href)
      const link = links[address]
      if (link?.state !== 'moved' || reported.has(address)) return []
      reported.add(address)
      return [
        {
          message: said(m.linkRedirected),
          detail: said(m.nowLeadsTo, { address, to: link.to }),
          place: placeAt(post, path),
          fixes: [
            {
              kind: 'change',
              label: m.useNewAddress,
              change: (before) => withAddress(before, address, link.to),
            },
          ],
        },
      ]
    })
  },
})
