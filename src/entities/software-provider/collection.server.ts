import type { Collection } from '#entities/collection.server.ts'
import { titledSorts } from '#entities/list-rules.server.ts'
import {
  emptySoftwareProvider,
  type SoftwareProvider,
  SoftwareProviderInput,
  type SoftwareProviderInput as Input,
  softwareProviderMapper,
} from '#entities/software-provider/schema.ts'
import { ownersThatUse, postsThatUse } from '#entities/usage.server.ts'
import { copyTitle } from '#shared/copy-title.ts'
import { SHORT_TITLE_MAX } from '#shared/schema/text.ts'

export const softwareProviders: Collection<Input, SoftwareProvider> = {
  name: 'software-providers',
  table: 'softwareProvider',
  noun: 'software provider',
  fields: SoftwareProviderInput,
  input: SoftwareProviderInput,
  empty: () => emptySoftwareProvider,
  titleOf: (provider) => provider.title,
  searchBody: () => '',
  decode: (row) => softwareProviderMapper.decode(row),
  encode: (provider) => softwareProviderMapper.encode(provider),
  references: { logo: 'media' },
  list: { sorts: titledSorts, defaultSort: 'title' },
  usedWhere: async (db, id) => [
    ...(await ownersThatUse(db, 'softwareProvider', id)),
    ...(await postsThatUse(db, 'SoftwareProvider', id)),
  ],
  copy: (provider) => ({ ...provider, title: copyTitle(provider.title, SHORT_TITLE_MAX) }),
}
