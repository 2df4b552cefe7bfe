import * as m from '#admin/settings/messages.ts'
import { menusLabel } from '#entities/settings/messages.ts'
import type { FieldWords } from '#records/admin/form/field-words.ts'

export const SETTINGS_WORDS: FieldWords = {
  robotsTXT: { label: 'robots.txt' },
  siteDescription: { label: m.siteDescription },
  contactEmail: { label: m.contactEmail },
  operator: { label: m.operator },
  factDays: { label: m.checkHolds },
  menus: { label: menusLabel },
}

export const MENU_WORDS: FieldWords = {
  header: { label: m.header },
  panel: { label: m.panel },
  footer: { label: m.footer },
}
