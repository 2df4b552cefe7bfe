import type { MiddlewareHandler } from 'hono'
import type { Env } from '#infra/env.server.ts'
import { isAdminPath } from '#shared/canonical-path.ts'

/** For everything that is not a page: nothing in it may run. Pages set a policy of their own. */
const NOTHING_RUNS = [
  "default-src 'none'",
  "style-src 'self'",
  "img-src 'self'",
  "object-src 'none'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ')

export function headersOfAll(env: Env): Readonly<Record<string, string>> {
  return {
    'Content-Security-Policy': NOTHING_RUNS,
    'X-Content-Type-Options': 'nosniff',
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Cross-Origin-Resource-Policy': 'same-origin',
    'Permissions-Policy': 'camera=(), geolocation=(), microphone=(), payment=()',
    ...(env.SITE_URL.startsWith('https:')
      ? { 'Strict-Transport-Security': 'max-age=31536000; includeSubDomains' }
      : {}),
  }
}

export function securityHeaders(env: Env): MiddlewareHandler {
  const ofAll = Object.entries(headersOfAll(env))
  // Its addresses may have a token, and are nobody's business.
  const ofAdmin = Object.entries({ ...headersOfAll(env), 'Referrer-Policy': 'no-referrer' })
  return async (http, next) => {
    await next()
    const list = isAdminPath(http.req.path) ? ofAdmin : ofAll
    // Set on the response itself: Hono's own way makes a new response each time.
    const { headers } = http.res
    for (const [name, value] of list) {
      if (!headers.has(name)) headers.set(name, value)
    }
  }
}
