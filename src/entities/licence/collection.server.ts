import * as m from '#entities/licence/messages.ts'
import { defineCollection } from '#records/define-collection.server.ts'
import {
  emptyLicence,
  Licence,
  licenceFields,
  LicenceInput,
  licenceMapper,
  licenceTitle,
} from '#entities/licence/schema.ts'
import { equals, recordSorts } from '#records/list/list-rules.server.ts'
import { id } from '#shared/schema/text.ts'

export const licences = defineCollection({
  name: 'licences',
  table: 'licence',
  one: m.one,
  record: Licence,
  input: LicenceInput,
  fields: licenceFields,
  empty: emptyLicence,
  row: licenceMapper,
  titleOf: licenceTitle,
  searchBody: ({ note }) => note,
  references: { casino: 'casino', bookmaker: 'bookmaker' },
  partOf: ['casino', 'bookmaker'],
  list: {
    sorts: recordSorts,
    defaultSort: '-createdAt',
    filters: { casino: equals('casino', id), bookmaker: equals('bookmaker', id) },
  },
  // A copy is the next licence of the same owner, without number and dates.
  copy: (licence) => ({ ...licence, number: '', validFrom: null, validTo: null, revokedOn: null, checkedOn: null }),
})
