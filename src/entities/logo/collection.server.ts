import { defineCollection } from '#records/define-collection.server.ts'
import { emptyLogo, type logoSchemas } from '#entities/logo/schema.ts'
import { titledSorts } from '#records/list/list-rules.server.ts'
import { pictureOf } from '#entities/media/list-picture.server.ts'
import { usedBy } from '#entities/used-by.server.ts'
import type { NounMessage } from '#shared/words/message.ts'
import type { RecordTable } from '#records/db.server.ts'

interface LogoKind<Name> {
  name: Name
  table: RecordTable
  one: NounMessage
  schemas: ReturnType<typeof logoSchemas>
}

export const logoCollection = <Name extends string>({
  name,
  table,
  one,
  schemas: { Input, Rec, row },
}: LogoKind<Name>) =>
  defineCollection({
    name,
    table,
    one,
    record: Rec,
    input: Input,
    empty: emptyLogo,
    row,
    references: { logo: 'media' },
    list: { sorts: titledSorts, defaultSort: 'title' },
    listShows: [pictureOf('logo'), usedBy],
  })
