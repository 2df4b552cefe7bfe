import type { Resource } from '#ui/admin/records/resource.ts'

export const bookmakerResource: Resource = {
  collection: 'bookmakers',
  path: '/admin/bookmakers',
  one: 'bookmaker',
  many: 'bookmakers',
}
