import type { Place } from '#ui/admin/records/screen.ts'

export const logoTab = (purpose: string): Place => ({
  at: 'attributes',
  picture: 'Logo',
  isOrdered: false,
  hint: 'Square logo, WebP or PNG',
  purpose,
})
