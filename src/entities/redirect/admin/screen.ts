import { defineScreen } from '#ui/admin/records/screen.ts'

export const redirectScreen = defineScreen({
  collection: 'redirects',
  one: 'redirect',
  icon: 'link',
  place: { at: 'settings', tab: 'redirects' },
})
