import { isSame, newToken, sign } from '#entities/session/tokens.server.ts'
import type { SessionRow } from '#entities/session/schema.ts'
import { isWithin } from '#entities/session/life.ts'
import { GRACE_MS } from '#entities/session/schema.ts'
import type { Env } from '#infra/env.server.ts'
import type { Http } from '#server/auth/cookies.ts'
import { AppError } from '#shared/app-error.ts'

const HEADER = 'is-admin-token'

const signature = (secret: string, nonce: string, sessionId: string, generation: number) =>
  sign(secret, 'anti-forgery', nonce, sessionId, generation)

/** A nonce and its signature: proves that the sender of the header could read our cookies, and nothing more. */
export function antiForgeryToken(secret: string, { id, generation }: SessionRow): string {
  const nonce = newToken()
  return `${nonce}.${signature(secret, nonce, id, generation)}`
}

export function requireCsrfToken(http: Http, cookie: string, secret: string, session: SessionRow, now: Date): void {
  const header = http.req.header(HEADER) ?? ''
  const [nonce = '', given = ''] = header.split('.')
  const generations = [session.generation]
  if (isWithin(session.rotatedAt, GRACE_MS, now)) generations.push(session.generation - 1)
  const isSigned = generations.some((generation) => isSame(given, signature(secret, nonce, session.id, generation)))
  if (header === '' || !isSame(header, cookie) || !isSigned) throw new AppError('CSRF_FAILED')
}

/** Browsers send the origin of a request; a missing header is accepted. */
export function requireSameOrigin(http: Http, env: Env): void {
  const site = http.req.header('sec-fetch-site')
  const origin = http.req.header('origin')
  if (site !== undefined && site !== 'same-origin') throw new AppError('CSRF_FAILED')
  if (origin !== undefined && origin !== new URL(env.SITE_URL).origin) throw new AppError('CSRF_FAILED')
}

/** Only scripts may make the call, not a link, a picture or a frame in our own pages. */
export function refuseNavigation(http: Http): void {
  const mode = http.req.header('sec-fetch-mode')
  const target = http.req.header('sec-fetch-dest')
  if (mode === 'navigate' || (target !== undefined && target !== 'empty')) throw new AppError('CSRF_FAILED')
}
