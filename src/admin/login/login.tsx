import { redirect, useNavigate } from 'react-router'
import { storeSession } from '#admin/check-is-auth.ts'
import { SignIn } from '#admin/login/sign-in.tsx'
import { placeInstead } from '#admin/login/sign-in-link.ts'
import type { SignedIn } from '#shared/schema/signed-in.ts'
import type { Route } from './+types/login.ts'

export { adminLinks as links, adminMeta as meta } from '#admin/layout/admin-meta.ts'
export { Splash as HydrateFallback } from '#admin/layout/splash.tsx'

/** For who comes from a screen; `/admin` itself is a document without the router (`start-alone.tsx`). */
export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  // Requests of the router have no fragment.
  const instead = await placeInstead({ search: new URL(request.url).search, hash: window.location.hash })
  if (instead) throw redirect(instead)
  return null
}
clientLoader.hydrate = true as const

export default function Login() {
  const navigate = useNavigate()
  const leave = (session: SignedIn, next: string) => {
    storeSession(session)
    void navigate(next, { replace: true })
  }
  return <SignIn leave={leave} />
}
