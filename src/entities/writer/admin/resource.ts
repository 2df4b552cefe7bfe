import type { Resource } from '#ui/admin/records/resource.ts'

export const writerResource: Resource = {
  collection: 'writers',
  path: '/admin/writers',
  listPath: '/admin/content-attributes?tab=writers',
  one: 'writer',
  many: 'writers',
}
