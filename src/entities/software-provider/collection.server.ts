import { logoCollection } from '#entities/logo/collection.server.ts'
import { softwareProviderSchemas } from '#entities/software-provider/schema.ts'

export const softwareProviders = logoCollection({
  name: 'software-providers',
  table: 'softwareProvider',
  schemas: softwareProviderSchemas,
})
