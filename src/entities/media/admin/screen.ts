import { defineScreen } from '#records/admin/screen.ts'

export const mediaScreen = defineScreen({
  collection: 'media',
  one: 'picture',
  many: 'pictures',
  icon: 'image',
  place: { at: 'library', key: 'm' },
})
