import { linksIn } from '#entities/offer/checks/links-in.ts'
import { field } from '#entities/offer/checks/place.ts'
import { defineOfferRule } from '#entities/offer/checks/rule.ts'

/** The target of a redirected referral link is no replacement for it: visitors would no longer be attributed to us. */
export const movedLink = defineOfferRule({
  name: 'moved-link',
  level: 'warning',
  title: 'Its links lead straight to their target',
  needs: ['links'],
  find: (offer, { links = {} }) =>
    linksIn(offer).flatMap(({ name, href }) => {
      const link = links[href]
      if (link?.state !== 'moved') return []
      const { to } = link
      const place = field(name)
      return name === 'refLink'
        ? [{ message: 'Referral link is redirected', detail: `Ask for a new one: ${href} now leads to ${to}`, place }]
        : [
            {
              message: 'Website is redirected',
              detail: `${href} now leads to ${to}`,
              place,
              fixes: [
                { kind: 'change', label: 'Use the new address', change: (before) => ({ ...before, website: to }) },
              ],
            },
          ]
    }),
})
