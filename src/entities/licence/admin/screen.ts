import { defineScreen } from '#ui/admin/records/screen.ts'

export const licenceScreen = defineScreen({
  collection: 'licences',
  one: 'licence',
  icon: 'check',
  place: { at: 'owner' },
})
