import { redirect } from 'react-router'
import type { SignedIn } from '#shared/schema/signed-in.ts'
import { ApiError, errorFrom } from '#records/admin/api/api-error.ts'
import { queryClient } from '#records/admin/api/query-client.ts'
import { antiForgeryToken, lostReason, startSession, refreshSession, markLost } from '#records/admin/api/session.ts'
import { ME } from '#records/admin/api/user.ts'

export const LOGIN_PATH = '/admin'
export const LANDING_PATH = '/admin/posts'
/** The only page available before a required second factor is set up. */
const ACCOUNT_PATH = '/admin/settings?tab=account'

/** Guard of every admin page except the login: nothing of the page renders before it passes. */
export async function checkIsAuth(request: Request): Promise<SignedIn> {
  const session = await currentSession()
  const { pathname, search } = new URL(request.url)
  if (!session) throw redirect(loginAddress(pathname + search))
  if (session.user.mustSetUpTotp && pathname + search !== ACCOUNT_PATH) throw redirect(ACCOUNT_PATH)
  return session
}

/** The current session; tries at most one silent refresh. */
export async function currentSession(): Promise<SignedIn | undefined> {
  const known = queryClient.getQueryData<SignedIn>(ME)
  if (known) return known
  // Without the token, or after the session was lost, there is nothing to request.
  if (!antiForgeryToken() || lostReason() !== undefined) return undefined
  const session = (await me()) ?? (await refreshed())
  if (session) storeSession(session)
  else if (lostReason() === undefined) markLost('')
  return session
}

async function refreshed(): Promise<SignedIn | undefined> {
  try {
    return (await refreshSession()) ?? (await me())
  } catch (error) {
    if (!(error instanceof ApiError)) throw error
    markLost(error.message)
    return undefined
  }
}

export function storeSession(session: SignedIn): void {
  startSession(session)
  queryClient.setQueryData(ME, session)
}

async function me(): Promise<SignedIn | undefined> {
  const response = await fetch('/api/v1/private/auth/me', { headers: { 'is-admin-token': antiForgeryToken() } })
  // 403: cookie and token do not belong to the same session (any more); a refresh renews both.
  if (response.status === 401 || response.status === 403) return undefined
  if (!response.ok) throw await errorFrom(response)
  return await response.json()
}

export const loginAddress = (next: string) =>
  next === LANDING_PATH ? LOGIN_PATH : `${LOGIN_PATH}?next=${encodeURIComponent(next)}`

/** Only paths of the back office, against open redirects. */
export const safeNext = (next: string | null) =>
  next !== null && /^\/admin\/[a-z]/.test(next) && !/[\\\s]/.test(next) ? next : LANDING_PATH
