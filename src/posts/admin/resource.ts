import { askToArchivePost } from '#posts/admin/ask-to-archive.tsx'
import type { Resource } from '#ui/admin/records/resource.ts'

export const postResource: Resource = {
  collection: 'posts',
  path: '/admin/posts',
  one: 'post',
  many: 'posts',
  askToArchive: askToArchivePost,
}
