import * as m from '#entities/bookmaker/messages.ts'
import { BOOKMAKER_WORDS } from '#entities/bookmaker/admin/words.ts'
import { z } from 'zod'
import {
  Bookmaker,
  BookmakerInput,
  bookmakerMapper,
  type BookmakerRow,
  emptyBookmaker,
} from '#entities/bookmaker/schema.ts'
import { defineCollection } from '#records/define-collection.server.ts'
import { equals, has, lacks, titledSorts } from '#records/list/list-rules.server.ts'
import { pictureOf } from '#entities/media/list-picture.server.ts'
import { redirectMovedOffer } from '#entities/offer/moved.server.ts'
import { refuseOfferSuggestion } from '#entities/offer/refuse-suggestion.ts'
import { settlePlan } from '#entities/offer/plan.server.ts'
import { preserveMeasurement, remeasure } from '#entities/payout-test/remeasure.server.ts'
import { recordChanges } from '#features/change-log/record-changes.server.ts'
import { relationIn, relationsOf } from '#entities/relations.ts'
import { claimSlug } from '#records/crud/slugs.server.ts'
import { copyTitle } from '#shared/copy-title.ts'
import { termsAfterSave } from '#shared/czech/terms-from-text.ts'
import { TITLE_MAX } from '#shared/schema/text.ts'

export const bookmakers = defineCollection({
  name: 'bookmakers',
  table: 'bookmaker',
  one: m.one,
  record: Bookmaker,
  input: BookmakerInput,
  empty: emptyBookmaker,
  // The reason belongs to a single save and is not stored.
  row: { ...bookmakerMapper, decode: (row: BookmakerRow) => ({ ...bookmakerMapper.decode(row), changeReason: '' }) },
  searchBody: (bookmaker) => [bookmaker.licence, bookmaker.bonus, bookmaker.benefits, bookmaker.topFeature].join(' '),
  relations: relationsOf('bookmaker'),
  references: { logo: 'media' },
  async prepare(trx, input, context) {
    const slug = await claimSlug(trx, 'bookmaker', { slug: input.slug, title: input.title, id: context.id })
    const prepared = {
      ...input,
      ...settlePlan(input, context),
      ...preserveMeasurement(context),
      bonusTerms: termsAfterSave(context.previous, input),
      slug,
      changeReason: '',
    }
    await recordChanges(trx, { table: 'bookmaker', prepared, reason: input.changeReason, context })
    return prepared
  },
  async afterSave(trx, bookmaker, context) {
    // A withdrawal may have been saved after the offer was read.
    await remeasure(trx, 'bookmaker', bookmaker.id)
    await redirectMovedOffer(trx, 'bookmaker', bookmaker, context)
  },
  list: {
    sorts: { ...titledSorts, rating: ['rating', 'titleSort'] },
    defaultSort: '-updatedAt',
    mayBeNull: ['rating'],
    hasDrafts: true,
    filters: {
      licence: equals('licence', z.string().max(120)),
      paymentMethod: has(relationIn('bookmakerPaymentMethod')),
      missing: lacks({ link: 'refLink', logo: 'logo', rating: 'rating', bonus: 'bonus', terms: 'termsCondition' }),
    },
  },
  listShows: [pictureOf('logo')],
  hasChanges: true,
  words: BOOKMAKER_WORDS,
  refuseSuggestion: refuseOfferSuggestion,
  copy: (bookmaker) => ({
    ...bookmaker,
    title: copyTitle(bookmaker.title, TITLE_MAX),
    slug: '',
    bonusPlan: null,
    isActive: false,
  }),
})
