import { useMantineColorScheme } from '@mantine/core'
import { useNavigate } from 'react-router'
import { useLogOut } from '#admin/layout/user-box.tsx'
import { KINDS } from '#admin/content-attributes/kinds.ts'
import { createItemsFor, navItemsFor } from '#admin/nav-items.ts'
import { settingsPath, tabsFor } from '#admin/settings/tabs.ts'
import type { IconName } from '#ui/admin/icon.tsx'
import { listPathOf } from '#records/admin/resource.ts'
import type { Status } from '#ui/admin/status-badge.tsx'
import { currentUser } from '#records/admin/api/user.ts'

export interface Entry {
  id: string
  label: string
  icon: IconName
  run: () => unknown
  /** Shown next to the label: its shortcut, or the kind of record. */
  hint?: string | undefined
  status?: Status
}

export function useCommands(onHelp: () => void): [string, Entry[]][] {
  const { role } = currentUser()
  const navigate = useNavigate()
  const logOut = useLogOut()
  const { setColorScheme } = useMantineColorScheme()
  const to = (path: string, label: string, icon: IconName, hint?: string): Entry => ({
    id: path,
    label,
    icon,
    hint,
    run: () => navigate(path),
  })
  const act = (id: string, label: string, icon: IconName, run: () => unknown, hint?: string): Entry => ({
    id,
    label,
    icon,
    run,
    hint,
  })
  const inNavigation = new Set(navItemsFor(role).map(({ path }) => path))
  const tabs = KINDS.map(({ resource }) => to(listPathOf(resource), resource.label, resource.icon)).filter(
    ({ id }) => !inNavigation.has(id),
  )
  return [
    [
      'Go to',
      [...navItemsFor(role).map(({ path, label, icon, key }) => to(path, label(), icon, key && `g ${key}`)), ...tabs],
    ],
    ['Create', createItemsFor(role).map(({ path, label, icon }) => to(path, label(), icon))],
    ['Settings', tabsFor(role).map(({ name, label }) => to(settingsPath(name), label, 'settings'))],
    [
      'More',
      [
        act('light', 'Light colours', 'sun', () => setColorScheme('light')),
        act('dark', 'Dark colours', 'moon', () => setColorScheme('dark')),
        act('auto', 'Colours as the system', 'screen', () => setColorScheme('auto')),
        act('help', 'Keyboard shortcuts', 'keyboard', onHelp, '?'),
        act('site', 'Open the site', 'external', () => window.open('/', '_blank', 'noopener')),
        act('logout', 'Log out', 'out', logOut),
      ],
    ],
  ]
}
