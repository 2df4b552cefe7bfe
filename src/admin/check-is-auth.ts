import { redirect } from 'react-router'
import type { SignedIn } from '#shared/schema/signed-in.ts'
import { ApiError, errorFrom } from '#ui/admin/api/api-error.ts'
import { queryClient } from '#ui/admin/api/query-client.ts'
import { antiForgeryToken, lostBecause, noteSession, refreshSession, rememberLost } from '#ui/admin/api/session.ts'
import { ME } from '#ui/admin/user.ts'

export const LOGIN_PATH = '/admin'
export const LANDING_PATH = '/admin/posts'
/** The one page of somebody who must set up the second step first. */
export const ACCOUNT_PATH = '/admin/settings?tab=account'

/** The named check of every admin page but the login: nothing of the page renders before it has passed. */
export async function checkIsAuth(request: Request): Promise<SignedIn> {
  const session = await currentSession()
  const { pathname, search } = new URL(request.url)
  if (!session) throw redirect(loginAddress(pathname + search))
  // Until then the server answers no other call.
  if (session.user.mustSetUpTotp && pathname + search !== ACCOUNT_PATH) throw redirect(ACCOUNT_PATH)
  return session
}

/** Who is signed in; at most one silent refresh is tried. */
export async function currentSession(): Promise<SignedIn | undefined> {
  const known = queryClient.getQueryData<SignedIn>(ME)
  if (known) return known
  // Without it there is no session to go on with, and the server need not be asked; nor about one that is over.
  if (!antiForgeryToken() || lostBecause() !== undefined) return undefined
  const session = (await me()) ?? (await refreshed())
  if (session) keepSession(session)
  else if (lostBecause() === undefined) rememberLost('')
  return session
}

/** A refresh that fails ends at the login, whatever the reason; only that there is no session any more is not worth a word. */
async function refreshed(): Promise<SignedIn | undefined> {
  try {
    return (await refreshSession()) ?? (await me())
  } catch (error) {
    if (!(error instanceof ApiError)) throw error
    rememberLost(error.status === 401 ? '' : error.message)
    return undefined
  }
}

export function keepSession(session: SignedIn): void {
  noteSession(session)
  queryClient.setQueryData(ME, session)
}

async function me(): Promise<SignedIn | undefined> {
  const response = await fetch('/api/v1/private/auth/me', { headers: { 'is-admin-token': antiForgeryToken() } })
  // 403: the two halves of the session do not belong together (any more); a refresh brings both anew.
  if (response.status === 401 || response.status === 403) return undefined
  if (!response.ok) throw await errorFrom(response)
  return await response.json()
}

export const loginAddress = (next: string) =>
  next === LANDING_PATH ? LOGIN_PATH : `${LOGIN_PATH}?next=${encodeURIComponent(next)}`

/** Only pages of the back office itself: nobody is sent elsewhere by a link to the login. */
export const safeNext = (next: string | null) =>
  next !== null && /^\/admin\/[a-z]/.test(next) && !/[\\\s]/.test(next) ? next : LANDING_PATH
