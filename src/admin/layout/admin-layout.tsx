import { Burger, Button } from '@mantine/core'
import { useDisclosure } from '@mantine/hooks'
import { Suspense, useEffect, useState } from 'react'
import { Link, Outlet, useLocation, useNavigate } from 'react-router'
import * as m from '#admin/layout/messages.ts'
import { checkIsAuth } from '#admin/check-is-auth.ts'
import { LANDING_PATH, LOGIN_PATH, loginAddress } from '#admin/login/login-address.ts'
import { AdminApp } from '#admin/layout/admin-app.tsx'
import { closedItemAt } from '#admin/nav-items.ts'
import { Brand } from '#admin/layout/brand.tsx'
import { Navigation } from '#admin/layout/navigation.tsx'
import { useChunkRecovery } from '#admin/layout/use-chunk-recovery.ts'
import { Palette } from '#admin/palette/palette.tsx'
import { queryClient } from '#records/admin/api/query-client.ts'
import { onSessionLost } from '#records/admin/api/session.ts'
import { type FormHead, FormHeadContext } from '#records/admin/form/form-head.ts'
import { speakAsRemembered, switchTo } from '#ui/admin/words/speak.ts'
import { lazyDialog, lazyPart, warm } from '#ui/admin/lazy-part.tsx'
import { notify } from '#ui/admin/toasts.tsx'
import { Screen } from '#ui/admin/screen.tsx'
import type { Route } from './+types/admin-layout.ts'
import css from './admin-layout.module.css'

export { adminLinks as links, adminMeta as meta } from '#admin/layout/admin-meta.ts'
export { Crash as ErrorBoundary } from '#admin/layout/crash.tsx'
export { Splash as HydrateFallback } from '#admin/layout/splash.tsx'

export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  // Probably theirs, too: the texts come with the session instead of after it.
  const [session] = await Promise.all([checkIsAuth(request), speakAsRemembered()])
  await switchTo(session.user.language)
  return session
}
clientLoader.hydrate = true as const

const loadMenu = async () => (await import('#admin/layout/menu-drawer.tsx')).MenuDrawer
const MenuDrawer = lazyDialog(loadMenu)

const PresenceList = lazyPart(
  async () => (await import('#features/collaboration/admin/presence/presence-list.tsx')).PresenceList,
  'unseen',
)
const showPresence = (form: FormHead) => <PresenceList {...form} />

export default function AdminLayout({ loaderData: { user } }: Route.ComponentProps) {
  return (
    <AdminApp>
      <LeaveWhenSessionIsLost />
      <FormHeadContext value={showPresence}>
        <Shell user={user} />
      </FormHeadContext>
      <Palette />
    </AdminApp>
  )
}

function Shell({ user }: Pick<Route.ComponentProps['loaderData'], 'user'>) {
  useChunkRecovery()
  const [isOpen, { open, close }] = useDisclosure()
  const [wasOpened, setWasOpened] = useState(false)
  const location = useLocation()
  const closed = closedItemAt(location, user.role)
  // Also after a link to the page that is shown already.
  useEffect(close, [location.key, close])
  return (
    <>
      <a className={css.skip} href="#main">
        {m.skipToContent()}
      </a>
      <header className={css.topbar}>
        <Link to={LANDING_PATH} className={css.brandLink}>
          <Brand />
        </Link>
        <Burger
          opened={isOpen}
          onPointerEnter={() => warm(loadMenu)}
          onFocus={() => warm(loadMenu)}
          onClick={() => {
            setWasOpened(true)
            open()
          }}
          size="sm"
          aria-label={m.openMenu()}
        />
      </header>
      <div className={css.nav}>
        <Navigation user={user} />
      </div>
      {wasOpened && (
        <Suspense>
          <MenuDrawer user={user} isOpen={isOpen} onClose={close} />
        </Suspense>
      )}
      <main className={css.main} id="main" tabIndex={-1}>
        {closed ? <ForEditors screen={closed.label()} /> : <Outlet />}
      </main>
    </>
  )
}

/** Goes to the login when the session is lost. Drafts stay in the browser, and the login returns to this page. */
function LeaveWhenSessionIsLost() {
  const navigate = useNavigate()
  useEffect(() => {
    onSessionLost((message) => {
      const { pathname, search } = window.location
      // Several requests may fail at once; the first one has navigated already.
      if (pathname === LOGIN_PATH) return
      queryClient.clear()
      notify.error(message)
      void navigate(loginAddress(pathname + search), { state: { message } })
    })
  }, [navigate])
  return null
}

/** In place of a screen that contributors do not see, reached by a link or an old bookmark. */
const ForEditors = ({ screen }: { screen: string }) => (
  <Screen title={screen}>
    <p>{m.forEditors()}</p>
    <Button component={Link} to="/admin/today">
      {m.goToToday()}
    </Button>
  </Screen>
)
