import * as m from '#entities/casino/messages.ts'
import { CASINO_WORDS } from '#entities/casino/admin/words.ts'
import { z } from 'zod'
import { shownRating } from '#entities/casino/rating.ts'
import {
  Casino,
  CasinoInput,
  casinoFields,
  casinoMapper,
  type CasinoRow,
  emptyCasino,
} from '#entities/casino/schema.ts'
import { defineCollection } from '#records/define-collection.server.ts'
import { equals, has, isFilled, lacks, titledSorts } from '#records/list/list-rules.server.ts'
import { pictureOf } from '#entities/media/list-picture.server.ts'
import { redirectMovedOffer } from '#entities/offer/moved.server.ts'
import { refuseOfferSuggestion } from '#entities/offer/refuse-suggestion.ts'
import { settlePlan } from '#entities/offer/plan.server.ts'
import { refuseWithoutReason } from '#entities/casino/payouts-reason.server.ts'
import { preserveMeasurement, remeasure } from '#entities/payout-test/remeasure.server.ts'
import { recordChanges } from '#features/change-log/record-changes.server.ts'
import { relationIn, relationsOf } from '#entities/relations.ts'
import { claimSlug } from '#records/crud/slugs.server.ts'
import { copyTitle } from '#shared/copy-title.ts'
import { termsAfterSave } from '#shared/czech/terms-from-text.ts'
import { TITLE_MAX } from '#shared/schema/text.ts'

export const casinos = defineCollection({
  name: 'casinos',
  table: 'casino',
  one: m.one,
  record: Casino,
  input: CasinoInput,
  fields: casinoFields,
  empty: emptyCasino,
  // The reason belongs to a single save and is not stored.
  row: { ...casinoMapper, decode: (row: CasinoRow) => ({ ...casinoMapper.decode(row), changeReason: '' }) },
  searchBody: (casino) => [casino.owner, casino.licence, casino.bonus, casino.benefits].join(' '),
  relations: relationsOf('casino'),
  references: { logo: 'media', reviewPost: 'post' },
  async prepare(trx, input, context) {
    const slug = await claimSlug(trx, 'casino', { slug: input.slug, title: input.title, id: context.id })
    const prepared = {
      ...input,
      ...settlePlan(input, context),
      ...preserveMeasurement(context),
      bonusTerms: termsAfterSave(context.previous, input),
      slug,
      rating: shownRating(input),
      changeReason: '',
    }
    await refuseWithoutReason(trx, prepared, context)
    await recordChanges(trx, { table: 'casino', prepared, reason: input.changeReason, context })
    return prepared
  },
  async afterSave(trx, casino, context) {
    // A withdrawal may have been saved after the offer was read.
    await remeasure(trx, 'casino', casino.id)
    await redirectMovedOffer(trx, 'casino', casino, context)
  },
  list: {
    sorts: { ...titledSorts, rating: ['rating', 'titleSort'] },
    defaultSort: '-updatedAt',
    mayBeNull: ['rating'],
    hasDrafts: true,
    filters: {
      closed: isFilled('closedYear'),
      licence: equals('licence', z.string().max(120)),
      gameType: has(relationIn('casinoGameType')),
      paymentMethod: has(relationIn('casinoPaymentMethod')),
      softwareProvider: has(relationIn('casinoSoftwareProvider')),
      missing: lacks({ link: 'refLink', review: 'reviewPost', logo: 'logo', rating: 'rating', bonus: 'bonus' }),
    },
  },
  listShows: [pictureOf('logo')],
  hasChanges: true,
  words: CASINO_WORDS,
  refuseSuggestion: refuseOfferSuggestion,
  // A copy is another casino: it gets its own slug, and the review stays with the original.
  copy: (casino) => ({
    ...casino,
    title: copyTitle(casino.title, TITLE_MAX),
    slug: '',
    reviewPost: null,
    bonusPlan: null,
    isActive: false,
  }),
})
