import { useEffect, useRef } from 'react'
import { isRouteErrorResponse, Outlet } from 'react-router'
import { errorLabels, errorTitle } from '#shared/czech/error-labels.ts'
import { loadAsDocument, isNavigating } from '#site/browser/pending-navigation.ts'
import { ErrorPage } from '#site/error/error-page.tsx'
import type { Frame } from '#site/layout/frame.server.tsx'
import type { Route } from './+types/page-boundary.ts'

const statusOf = (error: unknown) => (isRouteErrorResponse(error) ? error.status : 500)

export const meta: Route.MetaFunction = ({ error, matches }) => {
  if (!error) return []
  const frame = matches.find((match) => match?.id === 'default')?.loaderData as Frame | undefined
  return [{ title: errorTitle(statusOf(error), frame?.siteName) }, { name: 'robots', content: 'noindex' }]
}

/** An error boundary between the frame and the pages: an unexpected error in a page keeps the header and the footer. */
export default function PageBoundary() {
  return <Outlet />
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const main = useRef<HTMLElement>(null)
  useEffect(() => {
    // A navigation that failed in the browser (offline, a new version, a blocked file) may well succeed as a document.
    if (isNavigating()) loadAsDocument()
    else if (main.current?.childElementCount === 0) main.current.textContent = errorLabels.unexpected
  }, [])
  const status = statusOf(error)
  // As with every page, the browser keeps the DOM that the server rendered.
  return import.meta.env.SSR ? (
    <main id="obsah" tabIndex={-1}>
      <ErrorPage status={status} message={errorLabels.unexpected} />
    </main>
  ) : (
    <main id="obsah" tabIndex={-1} ref={main} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: '' }} />
  )
}
