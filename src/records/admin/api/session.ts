import type { SignedIn } from '#shared/schema/signed-in.ts'
import { errorFrom } from '#records/admin/api/api-error.ts'
import { fingerprint } from '#records/admin/api/fingerprint.ts'

const REFRESH_DEBOUNCE_MS = 300
/** A call shortly before the expiry refreshes first, so that an active editor never waits for a 401. */
const REFRESH_AHEAD_MS = 60_000

let expiresAt = Number.POSITIVE_INFINITY
let refreshing: ReturnType<typeof newRefresh> | undefined
let calls = new AbortController()
let lost: (message: string) => void = () => {}
/** The last lost session, identified by its token; it is not used again. */
let over: { token: string; message: string } | undefined

/** The value of the `is-admin-token` header. */
export const antiForgeryToken = () => /(?:^|;\s*)refreshToken=([^;]*)/.exec(document.cookie)?.[1] ?? ''

export const pendingCalls = () => calls.signal

export const startSession = (session: Pick<SignedIn, 'expiresAt'>) => {
  over = undefined
  const end = Date.parse(session.expiresAt)
  // With a wrong clock the expiry cannot be predicted; the server's 401 triggers the refresh instead.
  expiresAt = Date.now() > end - REFRESH_AHEAD_MS ? Number.POSITIVE_INFINITY : end
}

/** Why the current session is over for good; undefined while it is not, or after a new sign-in. */
export const lostReason = () => (over?.token === antiForgeryToken() ? over.message : undefined)

export const markLost = (message: string) => {
  over = { token: antiForgeryToken(), message }
}

export const isAboutToExpire = () => Date.now() > expiresAt - REFRESH_AHEAD_MS

export function onSessionLost(handler: (message: string) => void): void {
  lost = handler
}

function stopCalls(message: string): void {
  markLost(message)
  calls.abort()
  calls = new AbortController()
  expiresAt = Number.POSITIVE_INFINITY
}

export function endSession(message: string): void {
  stopCalls(message)
  lost(message)
}

/** Signs out this browser, whether or not the server could be told: without the token it is a stranger. */
export function forgetSession(): void {
  document.cookie = 'refreshToken=; Max-Age=0; Path=/'
  stopCalls('')
}

/** One refresh for all calls and, with Web Locks, tabs. Undefined when another tab was faster: its cookies are ours. */
export function refreshSession(): Promise<SignedIn | undefined> {
  refreshing ??= newRefresh(antiForgeryToken())
  refreshing.delay()
  return refreshing.done
}

function newRefresh(before: string) {
  const { promise: quiet, resolve: start } = Promise.withResolvers<void>()
  let timer: ReturnType<typeof setTimeout> | undefined
  const done = quiet
    .then(() => alone(() => (antiForgeryToken() === before ? refresh() : Promise.resolve(undefined))))
    .finally(() => {
      refreshing = undefined
    })
  return {
    done,
    /** Once it has started, this changes nothing. */
    delay() {
      clearTimeout(timer)
      timer = setTimeout(start, REFRESH_DEBOUNCE_MS)
    },
  }
}

/** The Web Locks API exists only on https and localhost. */
const alone = <T>(work: () => Promise<T>): Promise<T> =>
  'locks' in navigator ? navigator.locks.request('refresh-session', work) : work()

async function refresh(): Promise<SignedIn> {
  const response = await fetch('/api/v1/private/auth/refresh', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ fingerprint: await fingerprint() }),
  })
  if (!response.ok) throw await errorFrom(response)
  const session: SignedIn = await response.json()
  startSession(session)
  return session
}
