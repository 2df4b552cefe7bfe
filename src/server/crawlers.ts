import type { MiddlewareHandler } from 'hono'
import { isbot } from 'isbot'

/** Crawlers get the same 404 as people, but not the error page: only what is missing, in plain text. */
export const plainErrorsForCrawlers: MiddlewareHandler = async (http, next) => {
  await next()
  if (http.res.status === 404 && isbot(http.req.header('user-agent'))) {
    http.res = new Response(`Page not found: ${http.req.path}`, {
      status: 404,
      headers: { 'Content-Type': 'text/plain; charset=utf-8' },
    })
  }
}
