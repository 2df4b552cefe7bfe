import * as m from '#posts/messages.ts'
import { defineScreen } from '#records/admin/screen.ts'

export const postScreen = defineScreen({
  collection: 'posts',
  words: { one: m.one, many: m.many, label: m.label, counted: m.counted },
  icon: 'post',
  hasChanges: true,
  isDated: true,
  place: { at: 'navigation', key: 'p' },
  confirmArchive: async (title, note) =>
    (await import('#posts/admin/confirm-archive.tsx')).confirmArchivePost(title, note),
})
