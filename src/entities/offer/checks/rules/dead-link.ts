import * as m from '#entities/offer/checks/messages.ts'
import { linksIn } from '#entities/offer/checks/links-in.ts'
import { field } from '#entities/offer/checks/place.ts'
import { defineOfferRule } from '#entities/offer/checks/rule.ts'
import { said } from '#shared/words/message.ts'
import { detailSaid } from '#features/links/detail.ts'

/** Links are checked weekly; reported after failing twice. */
export const deadLink = defineOfferRule({
  name: 'dead-link',
  level: 'warning',
  title: m.linksWork,
  needs: ['links'],
  find: (offer, { links = {} }) =>
    linksIn(offer).flatMap(({ name, href }) => {
      const link = links[href]
      if (link?.state !== 'broken') return []
      const message = name === 'refLink' ? said(m.deadReferral) : said(m.deadWebsite)
      return [
        {
          message,
          detail: said(m.addressDetail, { address: href, detail: detailSaid(link.detail) }),
          place: field(name),
        },
      ]
    }),
})
