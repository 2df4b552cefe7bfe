import * as m from '#entities/offer/checks/messages.ts'
import { isClosed } from '#entities/offer/checks/offer.ts'
import { field } from '#entities/offer/checks/place.ts'
import { defineOfferRule } from '#entities/offer/checks/rule.ts'
import { said } from '#shared/words/message.ts'

const WORDS = { unknown: m.noLicenceOnRecord, invalid: m.noValidLicence }

/** Without a valid licence on record visitors are not sent there. A new offer gets its licences after the first save. */
export const noValidLicence = defineOfferRule({
  name: 'no-valid-licence',
  level: 'warning',
  title: m.licenceOnRecord,
  needs: ['licence'],
  find: (offer, { licence = null }) =>
    isClosed(offer) || licence === null || licence === 'valid'
      ? []
      : [{ message: said(WORDS[licence]), detail: said(m.noButtonMeans), place: field('licences') }],
})
