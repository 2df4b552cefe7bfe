import type { Place } from '#ui/admin/records/screen.ts'

/** The admin tab of records with just a title and a logo. */
export const logoTab = (purpose: string): Place => ({
  at: 'attributes',
  picture: 'Logo',
  isOrdered: false,
  hint: 'Square logo, WebP or PNG',
  purpose,
})
