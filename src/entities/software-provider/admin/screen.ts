import * as m from '#entities/software-provider/messages.ts'
import { logoTab } from '#entities/logo/admin/logo-tab.ts'
import { defineScreen } from '#records/admin/screen.ts'

export const softwareProviderScreen = defineScreen({
  collection: 'software-providers',
  words: { one: m.one, many: m.many, label: m.label, counted: m.counted },
  icon: 'tags',
  place: logoTab(m.purpose),
})
