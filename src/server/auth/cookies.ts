import { getCookie, setCookie } from 'hono/cookie'
import type { Guard } from '#records/calls/calls.server.ts'
import type { IssuedTokens } from '#entities/session/queries.server.ts'
import { ACCESS_MS, IDLE_MS } from '#entities/session/schema.ts'
import type { Env } from '#infra/env.server.ts'

export type Http = Parameters<Guard>[0]

const isSecure = (env: Env) => env.SITE_URL.startsWith('https:')

/** With the prefix browsers reject a cookie planted by another host or an http page. */
const nameOf = (env: Env, name: 'sid' | 'rt' | `device-${string}`) => (isSecure(env) ? `__Host-${name}` : name)

/** The name is given by the specification; scripts read it to send it back as a header. */
const ANTI_FORGERY = 'refreshToken'

/** One for each user, as colleagues may share a browser. */
export const deviceCookie = (env: Env, userId: string) => nameOf(env, `device-${userId}`)

const SESSION = /(?:^|; ?)(?:__Host-)?(?:sid|rt)=[^;]/

export const hasSession = (cookies: string | undefined) => cookies !== undefined && SESSION.test(cookies)

export function readCookies(http: Http, env: Env) {
  return {
    sid: getCookie(http, nameOf(env, 'sid')) ?? '',
    rt: getCookie(http, nameOf(env, 'rt')) ?? '',
    antiForgery: getCookie(http, ANTI_FORGERY) ?? '',
  }
}

export function putCookie(http: Http, env: Env, name: string, value: string, ms: number): void {
  setCookie(http, name, value, {
    path: '/',
    sameSite: 'Strict',
    secure: isSecure(env),
    httpOnly: name !== ANTI_FORGERY,
    maxAge: Math.floor(ms / 1000),
  })
}

export function setSessionCookies(
  http: Http,
  env: Env,
  { session, sid, rt }: IssuedTokens,
  antiForgery: string,
  now: Date,
): void {
  const rest = Math.max(0, Date.parse(session.expiresAt) - now.getTime())
  putCookie(http, env, nameOf(env, 'sid'), sid, Math.min(ACCESS_MS, rest))
  putCookie(http, env, nameOf(env, 'rt'), rt, Math.min(IDLE_MS, rest))
  putCookie(http, env, ANTI_FORGERY, antiForgery, Math.min(IDLE_MS, rest))
}

export function clearCookies(http: Http, env: Env): void {
  for (const name of [nameOf(env, 'sid'), nameOf(env, 'rt'), ANTI_FORGERY]) putCookie(http, env, name, '', 0)
}
