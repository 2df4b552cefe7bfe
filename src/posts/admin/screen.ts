import { defineScreen } from '#records/admin/screen.ts'

export const postScreen = defineScreen({
  collection: 'posts',
  one: 'post',
  icon: 'post',
  hasChanges: true,
  isDated: true,
  place: { at: 'navigation', key: 'p' },
  confirmArchive: async (title, note) =>
    (await import('#posts/admin/confirm-archive.tsx')).confirmArchivePost(title, note),
})
