import type { SignedIn } from '#shared/schema/signed-in.ts'
import { errorFrom } from '#ui/admin/api/api-error.ts'
import { fingerprint } from '#ui/admin/api/fingerprint.ts'

const REFRESH_DEBOUNCE_MS = 300
/** A call shortly before the end refreshes first, so that an editor at work never waits for a refusal. */
const REFRESH_AHEAD_MS = 60_000

const wait = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms))

let expiresAt = Number.POSITIVE_INFINITY
let refreshing: Promise<SignedIn | undefined> | undefined
let calls = new AbortController()
let lost: (message: string) => void = () => {}
/** The session that was lost last, known by its token; nothing tries to go on with it. */
let over: { token: string; message: string } | undefined

/** The value that the header `is-admin-token` carries. */
export const antiForgeryToken = () => /(?:^|;\s*)refreshToken=([^;]*)/.exec(document.cookie)?.[1] ?? ''

/** Ends all calls under way at once. */
export const pendingCalls = () => calls.signal

export const noteSession = (session: Pick<SignedIn, 'expiresAt'>) => {
  over = undefined
  const end = Date.parse(session.expiresAt)
  // Where the clock is wrong nothing can be foretold; the server says when it is time.
  expiresAt = Date.now() > end - REFRESH_AHEAD_MS ? Number.POSITIVE_INFINITY : end
}

/** Why the present session is over for good; undefined while it is not, or when somebody has signed in since. */
export const lostBecause = () => (over?.token === antiForgeryToken() ? over.message : undefined)

export const rememberLost = (message: string) => {
  over = { token: antiForgeryToken(), message }
}

export const isAboutToExpire = () => Date.now() > expiresAt - REFRESH_AHEAD_MS

/** Who is told when the session is over for good. */
export function onSessionLost(handler: (message: string) => void): void {
  lost = handler
}

export function loseSession(message: string): void {
  rememberLost(message)
  calls.abort()
  calls = new AbortController()
  expiresAt = Number.POSITIVE_INFINITY
  lost(message)
}

/**
 * One refresh however many calls ask for it, in this tab and, where the browser has locks, in all of them. Answers
 * nothing when another tab was faster: its new cookies are ours too.
 */
export function refreshSession(): Promise<SignedIn | undefined> {
  const before = antiForgeryToken()
  refreshing ??= wait(REFRESH_DEBOUNCE_MS)
    .then(() => alone(() => (antiForgeryToken() === before ? refresh() : Promise.resolve(undefined))))
    .finally(() => {
      refreshing = undefined
    })
  return refreshing
}

/** Browsers have locks only on https and localhost. */
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
  noteSession(session)
  return session
}
