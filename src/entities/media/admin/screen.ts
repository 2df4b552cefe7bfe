import { defineScreen } from '#ui/admin/records/screen.ts'

export const mediaScreen = defineScreen({
  collection: 'media',
  one: 'picture',
  many: 'pictures',
  icon: 'image',
  place: { at: 'library', key: 'm' },
})
