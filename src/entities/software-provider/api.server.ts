import { softwareProviders } from '#entities/software-provider/collection.server.ts'
import { SoftwareProviderItem, softwareProvidersList } from '#entities/software-provider/list-items.server.ts'
import { SoftwareProvider } from '#entities/software-provider/schema.ts'
import { collectionCalls } from '#entities/private-calls.server.ts'

export const privateSoftwareProviderCalls = collectionCalls(softwareProviders, {
  tag: 'Software providers',
  model: 'SoftwareProvider',
  record: SoftwareProvider,
  listed: { of: softwareProvidersList, item: SoftwareProviderItem },
})
