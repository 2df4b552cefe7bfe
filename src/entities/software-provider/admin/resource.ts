import type { Resource } from '#ui/admin/records/resource.ts'

export const softwareProviderResource: Resource = {
  collection: 'software-providers',
  path: '/admin/software-providers',
  listPath: '/admin/content-attributes?tab=software-providers',
  one: 'software provider',
  many: 'software providers',
}
