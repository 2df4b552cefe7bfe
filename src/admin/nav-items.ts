import { type Message, said } from '#shared/words/message.ts'
import * as m from '#admin/messages.ts'
import { KINDS } from '#admin/content-attributes/kinds.ts'
import { placedScreens, SCREENS, screens } from '#admin/screens.ts'
import { DUE_COUNT } from '#features/facts/admin/queries.ts'
import { MY_WORK_PATH } from '#features/my-work/admin/use-my-work.ts'
import { myWork } from '#features/my-work/messages.ts'
import type { NameWith } from '#records/admin/api/calls.ts'
import type { IconName } from '#ui/admin/icon.tsx'
import type { ListParameters } from '#shared/page.ts'
import { createPathOf, listPathOf } from '#records/admin/resource.ts'
import { hasRole, type Role } from '#shared/role.ts'
import type { Screen } from '#records/admin/screen.ts'

/** What can be counted. */
export type CountName = NameWith<{ total: number }>

export interface NavItem {
  path: string
  label: Message
  icon: IconName
  /** Second key of the shortcut, after g. */
  key?: string | undefined
  /** Other paths that belong to it. */
  parts?: string[]
  counted?: CountName
  /** Required role; everyone if undefined. */
  role?: Role
  waiting?: { of: CountName; which?: ListParameters; words: Message<{ count: number }, 'hidden'> }
}

const navItemOf = ({ path, words, icon, place }: Screen): NavItem => ({
  path,
  label: words.label,
  icon,
  key: 'key' in place ? place.key : undefined,
})

export const NAV_ITEMS: NavItem[] = [
  {
    path: '/admin/today',
    label: m.today,
    icon: 'sun',
    key: 't',
    waiting: { of: 'waiting', which: {}, words: m.waitingForYou },
  },
  { path: '/admin/calendar', label: m.calendar, icon: 'calendar', key: 'd', role: 'editor' },
  {
    path: '/admin/due',
    label: m.due,
    icon: 'verified',
    key: 'u',
    role: 'editor',
    waiting: { of: DUE_COUNT, words: m.factsToCheck },
  },
  {
    path: '/admin/voices',
    label: m.voices,
    icon: 'voice',
    key: 'v',
    role: 'editor',
    waiting: { of: 'voices', which: {}, words: m.voicesWait },
  },
  {
    path: '/admin/complaints',
    label: m.complaints,
    icon: 'scales',
    key: 'x',
    role: 'editor',
    waiting: { of: 'complaints', which: { needs: 'us' }, words: m.complaintsWait },
  },
  ...placedScreens.map((screen) => ({ ...navItemOf(screen), counted: screen.collection })),
  // The content attributes that are looked for by their own names.
  ...[SCREENS.writer, SCREENS.rubric].map((screen) => ({
    ...navItemOf(screen),
    path: listPathOf(screen),
    parts: [screen.path],
  })),
  {
    path: '/admin/content-attributes',
    label: m.contentAttributes,
    icon: 'tags',
    key: 'a',
    parts: KINDS.map(({ resource }) => resource.path),
  },
  ...screens.filter(({ place }) => place.at === 'library').map(navItemOf),
  {
    path: '/admin/messages',
    label: m.messages,
    icon: 'mail',
    key: 'i',
    role: 'editor',
    waiting: { of: 'messages', which: { isRead: 'false' }, words: m.unread },
  },
  { path: '/admin/clicks', label: m.clicks, icon: 'chart', key: 'k', role: 'editor' },
  {
    path: '/admin/links',
    label: m.links,
    icon: 'link',
    key: 'l',
    role: 'editor',
    waiting: { of: 'link-health', which: { state: 'broken' }, words: m.broken },
  },
  { path: '/admin/settings', label: m.settings, icon: 'settings', key: 's', parts: ['/admin/import-site'] },
]

/** What keys lead to: the navigation, and the part of Today that is one's own. */
export const GO_TO: Pick<NavItem, 'path' | 'label' | 'key'>[] = [
  ...NAV_ITEMS,
  { path: MY_WORK_PATH, label: myWork, key: 'w' },
]

interface At {
  pathname: string
  search: string
}

function isWithin({ pathname, search }: At, path: string): boolean {
  const [own = '', tab] = path.split('?')
  if (tab === undefined) return pathname === own || pathname.startsWith(`${own}/`)
  const shown = new URLSearchParams(search)
  return pathname === own && [...new URLSearchParams(tab)].every(([name, value]) => shown.get(name) === value)
}

/** The item that the screen belongs to: the first, because a tab with an item of its own precedes its screen. */
export const navItemAt = (at: At): NavItem | undefined =>
  NAV_ITEMS.find(({ path, parts = [] }) => [path, ...parts].some((each) => isWithin(at, each)))

const isFor = (user: Role, { role }: NavItem) => !role || hasRole(user, role)

export const navItemsFor = (user: Role) => NAV_ITEMS.filter((item) => isFor(user, item))

/** The item whose screens this user does not see, if the address is one of them. */
export function closedItemAt(at: At, user: Role): NavItem | undefined {
  const item = navItemAt(at)
  return item && !isFor(user, item) ? item : undefined
}

export const CREATE_ITEMS = screens
  .filter(({ place }) => place.at === 'navigation' || place.at === 'attributes')
  .map((screen) => ({
    path: createPathOf(screen),
    label: said(m.newOne, { noun: screen.words.one }),
    icon: screen.icon,
  }))

export const createItemsFor = (user: Role) =>
  CREATE_ITEMS.filter(({ path }) => hasRole(user, 'editor') || path === '/admin/posts/create')
