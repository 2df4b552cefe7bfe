import { ActionIcon, Avatar, UnstyledButton, useMantineColorScheme } from '@mantine/core'
import { Link, useNavigate } from 'react-router'
import * as m from '#admin/layout/messages.ts'
import { roleName } from '#entities/user/admin/roles.ts'
import { LOGIN_PATH } from '#admin/login/login-address.ts'
import type { SignedInUser } from '#shared/schema/signed-in.ts'
import { api } from '#records/admin/api/client.ts'
import { forgetSession } from '#records/admin/api/session.ts'
import { queryClient } from '#records/admin/api/query-client.ts'
import { Icon } from '#ui/admin/icon.tsx'
import { MenuButton } from '#ui/admin/menu/menu-button.tsx'
import { MenuItem, MenuLabel } from '#ui/admin/menu/menu-item.tsx'
import { Languages } from '#admin/layout/languages.tsx'
import css from './user-box.module.css'

export function UserBox({ user }: { user: SignedInUser }) {
  const logOut = useLogOut()
  return (
    <div className={css.me}>
      <MenuButton
        position="top-start"
        width={220}
        button={(aria) => (
          <UnstyledButton {...aria} className={css.who} aria-label={m.accountOf({ name: user.name })}>
            <Avatar name={user.name} color="cobalt" size={30} />
            <span className={css.name}>
              {user.name}
              <small>{roleName(user.role)}</small>
            </span>
          </UnstyledButton>
        )}
      >
        <MenuItem component={Link} to="/admin/settings?tab=account" leftSection={<Icon name="user" />}>
          {m.yourAccount()}
        </MenuItem>
        <Languages />
        <ColourSchemes />
      </MenuButton>
      <ActionIcon size={34} onClick={() => void logOut()} aria-label={m.logOut()} title={m.logOut()}>
        <Icon name="out" />
      </ActionIcon>
    </div>
  )
}

function ColourSchemes() {
  const { colorScheme, setColorScheme } = useMantineColorScheme()
  const choices = [
    ['light', m.light(), 'sun'],
    ['dark', m.dark(), 'moon'],
    ['auto', m.asSystem(), 'screen'],
  ] as const
  return (
    <>
      <MenuLabel>{m.colours()}</MenuLabel>
      {choices.map(([scheme, label, icon]) => (
        <MenuItem
          key={scheme}
          leftSection={<Icon name={icon} />}
          rightSection={colorScheme === scheme ? <Icon name="check" size={15} /> : null}
          onClick={() => setColorScheme(scheme)}
        >
          {label}
        </MenuItem>
      ))}
    </>
  )
}

/** Logs out locally even if the request fails. */
export function useLogOut(): () => Promise<void> {
  const navigate = useNavigate()
  return async () => {
    await api.get('/auth/logout', { isQuiet: true, needsNoSession: true }).catch(() => undefined)
    forgetSession()
    queryClient.clear()
    await navigate(LOGIN_PATH)
  }
}
