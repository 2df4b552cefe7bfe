import type { Resource } from '#ui/admin/records/resource.ts'

export const postResource: Resource = { collection: 'posts', path: '/admin/posts', one: 'post', many: 'posts' }
