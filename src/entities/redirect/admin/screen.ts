import { defineScreen } from '#records/admin/screen.ts'

export const redirectScreen = defineScreen({
  collection: 'redirects',
  one: 'redirect',
  icon: 'link',
  place: { at: 'settings', tab: 'redirects' },
})
