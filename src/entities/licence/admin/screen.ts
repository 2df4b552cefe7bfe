import { defineScreen } from '#records/admin/screen.ts'

export const licenceScreen = defineScreen({
  collection: 'licences',
  one: 'licence',
  icon: 'check',
  place: { at: 'owner' },
})
