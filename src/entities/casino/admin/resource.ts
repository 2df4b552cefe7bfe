import type { Resource } from '#ui/admin/records/resource.ts'

export const casinoResource: Resource = {
  collection: 'casinos',
  path: '/admin/casinos',
  one: 'casino',
  many: 'casinos',
}
