import type { MiddlewareHandler } from 'hono'
import type { Env } from '#infra/env.server.ts'

/** On every answer, errors and files included. */
export function securityHeaders(env: Env): MiddlewareHandler {
  const headers = {
    'Content-Security-Policy': "object-src 'none'; base-uri 'none'; frame-ancestors 'none'; form-action 'self'",
    'X-Content-Type-Options': 'nosniff',
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Cross-Origin-Resource-Policy': 'same-origin',
    'Permissions-Policy': 'camera=(), geolocation=(), microphone=(), payment=()',
    ...(env.SITE_URL.startsWith('https:')
      ? { 'Strict-Transport-Security': 'max-age=31536000; includeSubDomains' }
      : {}),
  }
  return async (http, next) => {
    await next()
    for (const [name, value] of Object.entries(headers)) {
      // A page brings its own, stricter policy.
      if (!http.res.headers.has(name)) http.header(name, value)
    }
  }
}
