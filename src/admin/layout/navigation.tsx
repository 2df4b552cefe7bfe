import { UnstyledButton, VisuallyHidden } from '@mantine/core'
import { Link, useLocation } from 'react-router'
import { useQuery } from '@tanstack/react-query'
import { useDeferredValue } from 'react'
import { rich } from '#ui/admin/words/rich.tsx'
import * as m from '#admin/layout/messages.ts'
import { LANDING_PATH } from '#admin/login/login-address.ts'
import { Brand } from '#admin/layout/brand.tsx'
import { ImportPill } from '#features/import-site/screen/import-pill.tsx'
import { UserBox } from '#admin/layout/user-box.tsx'
import { openPalette } from '#admin/palette/open-palette.ts'
import { type CountName, type NavItem, navItemAt, navItemsFor } from '#admin/nav-items.ts'
import type { SignedInUser } from '#shared/schema/signed-in.ts'
import { Icon } from '#ui/admin/icon.tsx'
import { api } from '#records/admin/api/client.ts'
import { useLookAgain } from '#records/admin/api/use-look-again.ts'
import type { ListParameters } from '#shared/page.ts'
import css from './navigation.module.css'

export const Navigation = ({ user }: { user: SignedInUser }) => (
  <nav className={css.navigation} aria-label={m.admin()}>
    <Link to={LANDING_PATH} className={css.brand}>
      <Brand />
    </Link>
    <UnstyledButton className={css.search} onClick={openPalette}>
      <Icon name="search" size={16} />
      {m.search()}
      <kbd>Ctrl K</kbd>
    </UnstyledButton>
    <div className={css.places}>
      {navItemsFor(user.role).map((item) => (
        <NavLink key={item.path} item={item} />
      ))}
    </div>
    {user.role === 'admin' && <ImportPill />}
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
      {label()}
      {counted && <Count of={counted} />}
      {waiting && <Waiting {...waiting} />}
    </Link>
  )
}

function Count({ of }: { of: CountName }) {
  const count = useCount(of, {})
  return count === undefined ? null : <b>{count}</b>
}

function Waiting({ of, which, words }: NonNullable<NavItem['waiting']>) {
  const count = useCount(of, which)
  return count ? (
    <b className={css.waiting}>{rich(words, { count, hidden: (inner) => <VisuallyHidden>{inner}</VisuallyHidden> })}</b>
  ) : null
}

const POLL_MS = 60_000

/** Number of unarchived records, polled. Without a filter the endpoint itself returns the count. */
function useCount(name: CountName, filter?: ListParameters): number | undefined {
  // After the first render, so that the requests of the page itself go first: a browser sends only six at a time.
  const enabled = useDeferredValue(true, false)
  const query = useQuery({
    enabled,
    queryKey: ['records', name, 'count', filter],
    queryFn: ({ signal }) =>
      api.get(`/${name}`, { ...(filter ? { query: { ...filter, perPage: 1 } } : {}), signal, isQuiet: true }),
  })
  useLookAgain(query, POLL_MS)
  return query.data?.total
}
