import { placeAt } from '#posts/checks/place.ts'
import { offersIn } from '#posts/checks/record-links.ts'
import { defineRule } from '#posts/checks/rule.ts'

const WORDS = {
  unknown: { message: 'has no licence written down', detail: 'Readers are sent there as if it had one.' },
  invalid: { message: 'has no valid Czech licence', detail: 'Readers see no button and are not sent there.' },
}

/** Offers without a valid licence, or with no licence on record. They may be mentioned, but an editor should know. */
export const offerWithoutLicence = defineRule({
  name: 'offer-without-licence',
  level: 'warning',
  title: 'Every offer has a valid licence',
  needs: ['offers'],
  find: (post, { offers = {} }) =>
    offersIn(post).flatMap(({ id, path }) => {
      const offer = offers[id]
      if (!offer || offer.licence === 'valid' || offer.state === 'archived') return []
      const { message, detail } = WORDS[offer.licence]
      const collection = offer.model === 'Casino' ? ('casinos' as const) : ('bookmakers' as const)
      return [
        {
          message: `${offer.title} ${message}`,
          detail,
          place: placeAt(post, path),
          related: [{ collection, id, title: offer.title }],
        },
      ]
    }),
})
