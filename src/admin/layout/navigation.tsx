import { ScrollArea, UnstyledButton, VisuallyHidden } from '@mantine/core'
import { Link, NavLink } from 'react-router'
import { LANDING_PATH } from '#admin/check-is-auth.ts'
import { Brand } from '#admin/layout/brand.tsx'
import { UserBox } from '#admin/layout/user-box.tsx'
import { useCount } from '#admin/layout/use-count.ts'
import { openPalette } from '#admin/palette/open-palette.ts'
import type { SignedInUser } from '#entities/session/schema.ts'
import { Icon, type IconName } from '#ui/admin/icon.tsx'
import css from './navigation.module.css'

interface Place {
  path: string
  label: string
  icon: IconName
  /** The list whose length stands beside the name. */
  counted?: string
  /** Only what waits for somebody is counted, and stands out. */
  isWaiting?: boolean
}

export const PLACES: Place[] = [
  { path: '/admin/posts', label: 'Posts', icon: 'post', counted: 'posts' },
  { path: '/admin/casinos', label: 'Casinos', icon: 'casino', counted: 'casinos' },
  { path: '/admin/bookmakers', label: 'Bookmakers', icon: 'bookmaker', counted: 'bookmakers' },
  { path: '/admin/content-attributes', label: 'Content attributes', icon: 'tags' },
  { path: '/admin/media', label: 'Media', icon: 'image' },
  { path: '/admin/messages', label: 'Messages', icon: 'mail', counted: 'messages', isWaiting: true },
  { path: '/admin/clicks', label: 'Clicks', icon: 'chart' },
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

const PlaceLink = ({ place: { path, label, icon, counted, isWaiting } }: { place: Place }) => (
  <NavLink to={path} prefetch="intent" className={({ isActive }) => `${css.place} ${isActive ? css.here : ''}`}>
    <Icon name={icon} />
    {label}
    {counted && (isWaiting ? <Waiting of={counted} /> : <Count of={counted} />)}
  </NavLink>
)

function Count({ of }: { of: string }) {
  const count = useCount(of)
  return count === undefined ? null : <b>{count}</b>
}

const UNREAD = { isRead: 'false' }

function Waiting({ of }: { of: string }) {
  const count = useCount(of, UNREAD)
  return count ? (
    <b className={css.waiting}>
      {count}
      <VisuallyHidden> unread</VisuallyHidden>
    </b>
  ) : null
}
