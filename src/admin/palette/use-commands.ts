import { useMantineColorScheme } from '@mantine/core'
import { useNavigate } from 'react-router'
import { type Message, type Said, said, text } from '#shared/words/message.ts'
import { settings } from '#admin/messages.ts'
import { logOut } from '#admin/layout/messages.ts'
import * as m from '#admin/palette/messages.ts'
import { useLogOut } from '#admin/layout/user-box.tsx'
import { KINDS } from '#admin/content-attributes/kinds.ts'
import { createItemsFor, navItemsFor } from '#admin/nav-items.ts'
import { settingsPath, tabsFor } from '#admin/settings/tabs.ts'
import { findAndReplace } from '#features/replace/messages.ts'
import { title as importSite } from '#features/import-site/screen/messages.ts'
import { label as templates } from '#features/templates/messages.ts'
import type { IconName } from '#ui/admin/icon.tsx'
import { listPathOf } from '#records/admin/resource.ts'
import type { Status } from '#ui/admin/status-badge.tsx'
import { currentUser } from '#records/admin/api/user.ts'
import { hasRole } from '#shared/role.ts'

export interface Entry {
  id: string
  label: string
  /** Of a command: found by it, too, whatever the language is. */
  english?: string
  icon: IconName
  run: () => unknown
  /** Shown next to the label: its shortcut, or the kind of record. */
  hint?: string | undefined
  status?: Status
}

export function useCommands(onHelp: () => void): [string, Entry[]][] {
  const { role } = currentUser()
  const navigate = useNavigate()
  const leave = useLogOut()
  const { setColorScheme } = useMantineColorScheme()
  const to = (path: string, words: Said, icon: IconName, hint?: string): Entry => ({
    id: path,
    label: text(words),
    english: words.text,
    icon,
    hint,
    run: () => navigate(path),
  })
  const act = (id: string, words: Message, icon: IconName, run: () => unknown, hint?: string): Entry => ({
    id,
    label: words(),
    english: said(words).text,
    icon,
    run,
    hint,
  })
  const inNavigation = new Set(navItemsFor(role).map(({ path }) => path))
  const tabs = KINDS.map(({ resource }) => to(listPathOf(resource), said(resource.words.label), resource.icon)).filter(
    ({ id }) => !inNavigation.has(id),
  )
  return [
    [
      m.goTo(),
      [
        ...navItemsFor(role).map(({ path, label, icon, key }) => to(path, said(label), icon, key && `g ${key}`)),
        ...tabs,
        to('/admin/posts/replace', said(findAndReplace), 'search'),
        to('/admin/templates', said(templates), 'copy'),
      ],
    ],
    [m.create(), createItemsFor(role).map(({ path, label, icon }) => to(path, label, icon))],
    [
      settings(),
      [
        ...tabsFor(role).map(({ name, label }) => to(settingsPath(name), said(label), 'settings')),
        ...(hasRole(role, 'admin') ? [to('/admin/import-site', said(importSite), 'upload')] : []),
      ],
    ],
    [
      m.more(),
      [
        act('light', m.lightColours, 'sun', () => setColorScheme('light')),
        act('dark', m.darkColours, 'moon', () => setColorScheme('dark')),
        act('auto', m.systemColours, 'screen', () => setColorScheme('auto')),
        act('help', m.shortcuts, 'keyboard', onHelp, '?'),
        act('site', m.openSite, 'external', () => window.open('/', '_blank', 'noopener')),
        act('logout', logOut, 'out', leave),
      ],
    ],
  ]
}
