import { ErrorPage } from '#site/error/error-page.tsx'
import type { Page } from '#site/page.ts'

/** Does not name the requested address, so one cached page serves all of them. */
const errorPage = (status: number, title: string, message: string): Page => ({
  sheet: null,
  main: <ErrorPage status={status} message={message} />,
  head: { title, robots: 'noindex' },
  status,
})

export const notFound = (path = '') => errorPage(404, 'Stránka nenalezena', `Page not found: ${path}`)
export const removed = () => errorPage(410, 'Stránka odstraněna', 'Tuto stránku jsme odstranili.')
