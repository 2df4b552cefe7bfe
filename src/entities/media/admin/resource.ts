import type { Resource } from '#ui/admin/records/resource.ts'

export const mediaResource: Resource = { collection: 'media', path: '/admin/media', one: 'picture', many: 'pictures' }
