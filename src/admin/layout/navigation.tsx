import { ScrollArea, UnstyledButton, VisuallyHidden } from '@mantine/core'
import { Link, useLocation } from 'react-router'
import { LANDING_PATH } from '#admin/check-is-auth.ts'
import { Brand } from '#admin/layout/brand.tsx'
import { UserBox } from '#admin/layout/user-box.tsx'
import { useCount } from '#admin/layout/use-count.ts'
import { openPalette } from '#admin/palette/open-palette.ts'
import { type NavItem, navItemAt, navItemsFor } from '#admin/nav-items.ts'
import type { SignedInUser } from '#shared/schema/signed-in.ts'
import { Icon } from '#ui/admin/icon.tsx'
import css from './navigation.module.css'

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
      {navItemsFor(user.role).map((item) => (
        <NavLink key={item.path} item={item} />
      ))}
    </ScrollArea>
    <UserBox user={user} />
  </nav>
)

function NavLink({ item }: { item: NavItem }) {
  const { path, label, icon, counted, waiting } = item
  const isHere = navItemAt(useLocation()) === item
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
  const count = useCount(of, {})
  return count === undefined ? null : <b>{count}</b>
}

function Waiting({ of, which, word }: NonNullable<NavItem['waiting']>) {
  const count = useCount(of, which)
  return count ? (
    <b className={css.waiting}>
      {count}
      <VisuallyHidden> {word}</VisuallyHidden>
    </b>
  ) : null
}
