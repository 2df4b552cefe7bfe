import { z } from 'zod'
import {
  type Bookmaker,
  BookmakerInput,
  type BookmakerInput as Input,
  bookmakerMapper,
  emptyBookmaker,
} from '#entities/bookmaker/schema.ts'
import type { Collection } from '#entities/collection.server.ts'
import { equals, has, lacks, titledSorts } from '#entities/list-rules.server.ts'
import { withRelations } from '#entities/relation.server.ts'
import { relationsOf } from '#entities/relations.ts'
import { claimSlug } from '#entities/slugs.server.ts'
import { postsThatUse } from '#entities/usage.server.ts'
import { copyTitle } from '#shared/copy-title.ts'
import { TITLE_MAX } from '#shared/schema/text.ts'

export const bookmakers: Collection<Input, Bookmaker> = {
  name: 'bookmakers',
  table: 'bookmaker',
  noun: 'bookmaker',
  fields: BookmakerInput,
  input: BookmakerInput,
  empty: () => emptyBookmaker,
  titleOf: (bookmaker) => bookmaker.title,
  searchBody: (bookmaker) => [bookmaker.licence, bookmaker.bonus, bookmaker.benefits, bookmaker.topFeature].join(' '),
  decode: (row) => ({ ...bookmakerMapper.decode(row), paymentMethods: [] }),
  encode: (bookmaker) => bookmakerMapper.encode(bookmaker),
  references: { logo: 'media' },
  ...withRelations(relationsOf('bookmaker')),
  async prepare(trx, input, { id }) {
    return { ...input, slug: await claimSlug(trx, 'bookmaker', { slug: input.slug, title: input.title, id }) }
  },
  list: {
    sorts: { ...titledSorts, rating: ['rating', 'titleSort'] },
    defaultSort: '-updatedAt',
    mayBeNull: ['rating'],
    filters: {
      licence: equals('licence', z.string().max(120)),
      paymentMethod: has('bookmakerPaymentMethod'),
      missing: lacks({ link: 'refLink', logo: 'logo', rating: 'rating', bonus: 'bonus', terms: 'termsCondition' }),
    },
  },
  usedWhere: (db, id) => postsThatUse(db, 'Bookmaker', id),
  copy: (bookmaker) => ({ ...bookmaker, title: copyTitle(bookmaker.title, TITLE_MAX), slug: '' }),
}
