import type { Message } from '#shared/words/message.ts'
import { menusLabel } from '#entities/settings/messages.ts'
import { label as redirects } from '#entities/redirect/messages.ts'
import { yourAccount } from '#admin/layout/messages.ts'
import * as m from '#admin/settings/messages.ts'
import { hasRole, type Role } from '#shared/role.ts'

const TABS = [
  { name: 'site', label: m.siteTab, role: 'admin' },
  { name: 'menus', label: menusLabel, role: 'editor' },
  { name: 'redirects', label: redirects, role: 'admin' },
  { name: 'watching', label: m.watchingTab, role: 'admin' },
  { name: 'users', label: m.users, role: 'admin' },
  { name: 'integrations', label: m.integrations, role: 'editor' },
  { name: 'cache', label: m.cache, role: 'admin' },
  { name: 'audit', label: m.auditLog, role: 'admin' },
  { name: 'data', label: m.data, role: 'admin' },
  { name: 'account', label: yourAccount, role: 'contributor' },
] as const satisfies { name: string; label: Message; role: Role }[]

export type TabName = (typeof TABS)[number]['name']

/** Editors see the menus and their account, contributors only their account. */
export const tabsFor = (role: Role) => TABS.filter((tab) => hasRole(role, tab.role))

export const settingsPath = (tab: TabName) => `/admin/settings?tab=${tab}`
