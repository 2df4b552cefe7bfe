import { linksIn } from '#entities/offer/checks/links-in.ts'
import { field } from '#entities/offer/checks/place.ts'
import { defineOfferRule } from '#entities/offer/checks/rule.ts'

/** Links are checked weekly; reported after failing twice. */
export const deadLink = defineOfferRule({
  name: 'dead-link',
  level: 'warning',
  title: 'Its links work',
  needs: ['links'],
  find: (offer, { links = {} }) =>
    linksIn(offer).flatMap(({ name, href }) => {
      const link = links[href]
      if (link?.state !== 'broken') return []
      const message = name === 'refLink' ? 'Referral link is dead' : 'Website is dead'
      return [{ message, detail: `${href} ${link.detail}`, place: field(name) }]
    }),
})
