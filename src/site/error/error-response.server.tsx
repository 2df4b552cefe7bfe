import type { RouterContextProvider } from 'react-router'
import { ErrorPage } from '#site/error/error-page.tsx'
import { pageResponse } from '#site/page.server.ts'

/**
 * An expected error is a page like any other, with its status. It does not name the requested address, so one cached
 * page serves all of them.
 */
export function errorPageResponse(context: Readonly<RouterContextProvider>, status: number, message: string) {
  const main = <ErrorPage status={status} message={message} />
  const title = status === 404 ? 'Stránka nenalezena' : 'Stránka odstraněna'
  return pageResponse({ context, sheet: null, main, head: { title, robots: 'noindex' }, status })
}
