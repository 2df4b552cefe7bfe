import type { Place } from '#records/admin/screen.ts'

export const logoTab = (purpose: string): Place => ({
  at: 'attributes',
  picture: 'Logo',
  isOrdered: false,
  hint: 'Square logo, WebP or PNG',
  purpose,
})
