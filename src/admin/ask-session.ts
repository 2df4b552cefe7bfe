import type { SignedIn } from '#shared/schema/signed-in.ts'
import { ApiError, errorFrom } from '#records/admin/api/api-error.ts'
import { antiForgeryToken, lostReason, markLost, refreshSession, startSession } from '#records/admin/api/session.ts'

/** The session of this browser, as the server knows it; tries at most one silent refresh. */
export async function askSession(): Promise<SignedIn | undefined> {
  // Without the token, or after the session was lost, there is nothing to request.
  if (!antiForgeryToken() || lostReason() !== undefined) return undefined
  const session = (await me()) ?? (await refreshed())
  if (session) startSession(session)
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

async function me(): Promise<SignedIn | undefined> {
  const response = await fetch('/api/v1/private/auth/me', { headers: { 'is-admin-token': antiForgeryToken() } })
  // 403: cookie and token do not belong to the same session (any more); a refresh renews both.
  if (response.status === 401 || response.status === 403) return undefined
  if (!response.ok) throw await errorFrom(response)
  return await response.json()
}
