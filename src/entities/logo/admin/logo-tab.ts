import * as m from '#entities/logo/messages.ts'
import type { Place } from '#records/admin/screen.ts'

export const logoTab = (purpose: () => string): Place => ({
  at: 'attributes',
  picture: 'logo',
  isOrdered: false,
  hint: m.squareLogo,
  purpose,
})
