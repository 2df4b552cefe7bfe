import * as m from '#entities/offer/checks/messages.ts'
import { linksIn } from '#entities/offer/checks/links-in.ts'
import { field } from '#entities/offer/checks/place.ts'
import { defineOfferRule } from '#entities/offer/checks/rule.ts'
import { said } from '#shared/words/message.ts'

/** The target of a redirected referral link is no replacement for it: visitors would no longer be attributed to us. */
export const movedLink = defineOfferRule({
  name: 'moved-link',
  level: 'warning',
  title: m.linksStraight,
  needs: ['links'],
  find: (offer, { links = {} }) =>
    linksIn(offer).flatMap(({ name, href }) => {
      const link = links[href]
      if (link?.state !== 'moved') return []
      const { to } = link
      const place = field(name)
      return name === 'refLink'
        ? [{ message: said(m.movedReferral), detail: said(m.askForNewLink, { href, to }), place }]
        : [
            {
              message: said(m.movedWebsite),
              detail: said(m.leadsTo, { href, to }),
              place,
              fixes: [
                { kind: 'change', label: said(m.useNewAddress), change: (before) => ({ ...before, website: to }) },
              ],
            },
          ]
    }),
})
