import { hasRole, type Role } from '#shared/schema/signed-in.ts'

const TABS = [
  { name: 'site', label: 'Site and robots.txt', role: 'admin' },
  { name: 'menus', label: 'Menus', role: 'editor' },
  { name: 'redirects', label: 'Redirects', role: 'admin' },
  { name: 'watching', label: 'Watching by e-mail', role: 'admin' },
  { name: 'users', label: 'Users', role: 'admin' },
  { name: 'cache', label: 'Cache', role: 'admin' },
  { name: 'audit', label: 'Audit log', role: 'admin' },
  { name: 'data', label: 'Data', role: 'admin' },
  { name: 'account', label: 'Your account', role: 'contributor' },
] as const satisfies { name: string; label: string; role: Role }[]

export type TabName = (typeof TABS)[number]['name']

/** Editors see the menus and their account, contributors only their account. */
export const tabsFor = (role: Role) => TABS.filter((tab) => hasRole(role, tab.role))

export const settingsPath = (tab: TabName) => `/admin/settings?tab=${tab}`
