import { defineScreen } from '#ui/admin/records/screen.ts'

export const postScreen = defineScreen({
  collection: 'posts',
  one: 'post',
  icon: 'post',
  hasChanges: true,
  place: { at: 'navigation', key: 'p' },
  askToArchive: async (title, note) => (await import('#posts/admin/ask-to-archive.tsx')).askToArchivePost(title, note),
})
