import { isClosed } from '#entities/offer/checks/offer.ts'
import { field } from '#entities/offer/checks/place.ts'
import { defineOfferRule } from '#entities/offer/checks/rule.ts'

const WORDS = { unknown: 'No licence is written down', invalid: 'No valid Czech licence' }

/** Without a valid licence on record visitors are not sent there. A new offer gets its licences after the first save. */
export const noValidLicence = defineOfferRule({
  name: 'no-valid-licence',
  level: 'warning',
  title: 'A valid licence is written down',
  needs: ['licence'],
  find: (offer, { licence = null }) =>
    isClosed(offer) || licence === null || licence === 'valid'
      ? []
      : [{ message: WORDS[licence], detail: 'Readers see no button and are not sent there', place: field('licences') }],
})
