import { KINDS } from '#admin/content-attributes/kinds.ts'
import { placedScreens, screens } from '#admin/screens.ts'
import type { IconName } from '#ui/admin/icon.tsx'
import type { Parameters } from '#ui/admin/records/queries.ts'
import { createPathOf } from '#ui/admin/records/resource.ts'
import type { Screen } from '#ui/admin/records/screen.ts'

export interface Place {
  path: string
  label: string
  icon: IconName
  /** The key that leads there after g. */
  key?: string | undefined
  /** Other addresses that are a part of it. */
  parts?: string[]
  /** The list whose length stands beside the name. */
  counted?: string
  /** Only what waits for somebody is counted, and stands out. */
  waiting?: { of: string; which: Parameters; word: string }
}

const placeOf = ({ path, label, icon, place }: Screen): Place => ({
  path,
  label,
  icon,
  key: 'key' in place ? place.key : undefined,
})

/** What the navigation leads to, and the palette. */
export const PLACES: Place[] = [
  { path: '/admin/calendar', label: 'Calendar', icon: 'calendar', key: 'd' },
  ...placedScreens.map((screen) => ({ ...placeOf(screen), counted: screen.collection })),
  {
    path: '/admin/content-attributes',
    label: 'Content attributes',
    icon: 'tags',
    key: 'a',
    parts: KINDS.map(({ resource }) => resource.path),
  },
  ...screens.filter(({ place }) => place.at === 'library').map(placeOf),
  {
    path: '/admin/messages',
    label: 'Messages',
    icon: 'mail',
    key: 'i',
    waiting: { of: 'messages', which: { isRead: 'false' }, word: 'unread' },
  },
  { path: '/admin/clicks', label: 'Clicks', icon: 'chart', key: 'k' },
  {
    path: '/admin/links',
    label: 'Links',
    icon: 'link',
    key: 'l',
    waiting: { of: 'link-health', which: { state: 'broken' }, word: 'broken' },
  },
  { path: '/admin/settings', label: 'Settings', icon: 'settings', key: 's' },
]

/** Where new records are made. */
export const CREATE: Place[] = screens
  .filter(({ place }) => place.at === 'navigation' || place.at === 'attributes')
  .map((screen) => ({ path: createPathOf(screen), label: `New ${screen.one}`, icon: screen.icon }))
