import * as m from '#entities/software-provider/messages.ts'
import { logoCollection } from '#entities/logo/collection.server.ts'
import { softwareProviderSchemas } from '#entities/software-provider/schema.ts'

export const softwareProviders = logoCollection({
  name: 'software-providers',
  table: 'softwareProvider',
  one: m.one,
  schemas: softwareProviderSchemas,
})
