import type { Resource } from '#ui/admin/records/resource.ts'

export const gameTypeResource: Resource = {
  collection: 'game-types',
  path: '/admin/game-types',
  listPath: '/admin/content-attributes?tab=game-types',
  one: 'game type',
  many: 'game types',
}
