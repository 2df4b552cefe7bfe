import { z } from 'zod'
import { shownRating } from '#entities/casino/rating.ts'
import {
  type Casino,
  CasinoInput,
  type CasinoInput as Input,
  casinoFields,
  casinoMapper,
  emptyCasino,
} from '#entities/casino/schema.ts'
import type { Collection } from '#entities/collection.server.ts'
import { equals, has, isFilled, lacks, titledSorts } from '#entities/list-rules.server.ts'
import { withRelations } from '#entities/relation.server.ts'
import { relationsOf } from '#entities/relations.ts'
import { claimSlug } from '#entities/slugs.server.ts'
import { postsThatUse } from '#entities/usage.server.ts'
import { copyTitle } from '#shared/copy-title.ts'
import { TITLE_MAX } from '#shared/schema/text.ts'

export const casinos: Collection<Input, Casino> = {
  name: 'casinos',
  table: 'casino',
  noun: 'casino',
  fields: casinoFields,
  input: CasinoInput,
  empty: () => emptyCasino,
  titleOf: (casino) => casino.title,
  searchBody: (casino) => [casino.owner, casino.licence, casino.bonus, casino.benefits].join(' '),
  decode: (row) => ({ ...casinoMapper.decode(row), gameTypes: [], paymentMethods: [], softwareProviders: [] }),
  encode: (casino) => casinoMapper.encode(casino),
  references: { logo: 'media', reviewPost: 'post' },
  ...withRelations(relationsOf('casino')),
  async prepare(trx, input, { id }) {
    const slug = await claimSlug(trx, 'casino', { slug: input.slug, title: input.title, id })
    return { ...input, slug, rating: shownRating(input) }
  },
  list: {
    sorts: { ...titledSorts, rating: ['rating', 'titleSort'] },
    defaultSort: '-updatedAt',
    mayBeNull: ['rating'],
    filters: {
      closed: isFilled('closedYear'),
      licence: equals('licence', z.string().max(120)),
      gameType: has('casinoGameType'),
      paymentMethod: has('casinoPaymentMethod'),
      softwareProvider: has('casinoSoftwareProvider'),
      missing: lacks({ link: 'refLink', review: 'reviewPost', logo: 'logo', rating: 'rating', bonus: 'bonus' }),
    },
  },
  usedWhere: (db, id) => postsThatUse(db, 'Casino', id),
  // A copy is another casino: it gets its own address, and the review stays with the original.
  copy: (casino) => ({ ...casino, title: copyTitle(casino.title, TITLE_MAX), slug: '', reviewPost: null }),
}
