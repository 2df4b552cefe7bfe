import { logoTab } from '#entities/logo/admin/logo-tab.ts'
import { defineScreen } from '#records/admin/screen.ts'

export const softwareProviderScreen = defineScreen({
  collection: 'software-providers',
  one: 'software provider',
  icon: 'tags',
  place: logoTab('Casinos say whose games they have.'),
})
