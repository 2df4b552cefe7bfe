import { STATUS_CODES } from 'node:http'
import type { MiddlewareHandler } from 'hono'
import { isbot } from 'isbot'
import { isMutation } from '#server/pages/same-origin.ts'
import { memo } from '#shared/memo.ts'

const FIRST_ERROR = 400
/** What a page says about its own form: mistakes, too many messages, no place to store one. */
const OF_FORMS = new Set([422, 429, 503, 507])
const OF_THE_PAGE = ['content-length', 'content-encoding', 'etag']

/** Crawlers get the same status as people, but instead of the error page only the message in plain text. */
export const plainErrorsForCrawlers: MiddlewareHandler = async (http, next) => {
  await next()
  const { status, headers } = http.res
  // Crawlers send no forms; whoever does gets the page with all that was typed.
  const isForm = isMutation(http.req.raw) && OF_FORMS.has(status)
  const isErrorPage = status >= FIRST_ERROR && !isForm && headers.get('content-type')?.startsWith('text/html')
  if (!isErrorPage || !isCrawler(http.req.header('user-agent'))) return
  // Hono copies all others from the page.
  for (const name of OF_THE_PAGE) headers.delete(name)
  http.res = new Response(plainError(status, http.req.path), {
    status,
    headers: { 'Content-Type': 'text/plain; charset=utf-8' },
  })
}

/** Memoized: there are far fewer browsers than visitors. */
export const isCrawler = memo((userAgent: string | undefined) => isbot(userAgent), 1000)

function plainError(status: number, path: string): string {
  if (status === 404) return `Page not found: ${path}`
  if (status === 410) return `Page removed: ${path}`
  return STATUS_CODES[status] ?? String(status)
}
