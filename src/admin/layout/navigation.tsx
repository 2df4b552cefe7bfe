import { ScrollArea, UnstyledButton, VisuallyHidden } from '@mantine/core'
import { Link, useLocation } from 'react-router'
import { LANDING_PATH } from '#admin/check-is-auth.ts'
import { KINDS } from '#admin/content-attributes/kinds.ts'
import { Brand } from '#admin/layout/brand.tsx'
import { UserBox } from '#admin/layout/user-box.tsx'
import { useCount } from '#admin/layout/use-count.ts'
import { openPalette } from '#admin/palette/open-palette.ts'
import type { SignedInUser } from '#shared/schema/signed-in.ts'
import { Icon, type IconName } from '#ui/admin/icon.tsx'
import type { Parameters } from '#ui/admin/records/queries.ts'
import css from './navigation.module.css'

interface Place {
  path: string
  label: string
  icon: IconName
  /** Other addresses that are a part of it. */
  parts?: string[]
  /** The list whose length stands beside the name. */
  counted?: string
  /** Only what waits for somebody is counted, and stands out. */
  waiting?: { of: string; which: Parameters; word: string }
}

export const PLACES: Place[] = [
  { path: '/admin/posts', label: 'Posts', icon: 'post', counted: 'posts' },
  { path: '/admin/casinos', label: 'Casinos', icon: 'casino', counted: 'casinos' },
  { path: '/admin/bookmakers', label: 'Bookmakers', icon: 'bookmaker', counted: 'bookmakers' },
  {
    path: '/admin/content-attributes',
    label: 'Content attributes',
    icon: 'tags',
    parts: KINDS.map(({ resource }) => resource.path),
  },
  { path: '/admin/media', label: 'Media', icon: 'image' },
  {
    path: '/admin/messages',
    label: 'Messages',
    icon: 'mail',
    waiting: { of: 'messages', which: { isRead: 'false' }, word: 'unread' },
  },
  { path: '/admin/clicks', label: 'Clicks', icon: 'chart' },
  {
    path: '/admin/links',
    label: 'Links',
    icon: 'link',
    waiting: { of: 'link-health', which: { state: 'broken' }, word: 'broken' },
  },
  { path: '/admin/settings', label: 'Settings', icon: 'settings' },
]

export const Navigation = ({ user }: { user: SignedInUser }) => (
  <nav className={css.navigation} aria-label="Admin">
    <Link to={LANDING_PATH} className={css.brand}>
      <Brand />
    </Link>
    <UnstyledButton className={css.search} onClick={openPalette}>
      <Icon name="search" size={16} />
      Search
      <kbd>Ctrl K</kbd>
    </UnstyledButton>
    <ScrollArea className={css.places}>
      {PLACES.map((place) => (
        <PlaceLink key={place.path} place={place} />
      ))}
    </ScrollArea>
    <UserBox user={user} />
  </nav>
)

const isWithin = (pathname: string, path: string) => pathname === path || pathname.startsWith(`${path}/`)

function PlaceLink({ place: { path, label, icon, parts, counted, waiting } }: { place: Place }) {
  const { pathname } = useLocation()
  const isHere = [path, ...(parts ?? [])].some((each) => isWithin(pathname, each))
  return (
    <Link
      to={path}
      prefetch="intent"
      className={`${css.place} ${isHere ? css.here : ''}`}
      aria-current={isHere ? 'page' : undefined}
    >
      <Icon name={icon} />
      {label}
      {counted && <Count of={counted} />}
      {waiting && <Waiting {...waiting} />}
    </Link>
  )
}

function Count({ of }: { of: string }) {
  const count = useCount(of)
  return count === undefined ? null : <b>{count}</b>
}

function Waiting({ of, which, word }: NonNullable<Place['waiting']>) {
  const count = useCount(of, which)
  return count ? (
    <b className={css.waiting}>
      {count}
      <VisuallyHidden> {word}</VisuallyHidden>
    </b>
  ) : null
}
