import type { ReactNode } from 'react'
import { isRouteErrorResponse, Links, Meta, Outlet, Scripts, ScrollRestoration, useLocation } from 'react-router'
import { errorLabels } from '#shared/czech/error-labels.ts'
import { ErrorPage } from '#site/error/error-page.tsx'
import { useStyleNonce } from '#ui/style-nonce.ts'
import type { Route } from './+types/root.ts'

/** The site speaks Czech, the back office English. */
const useLanguage = () => (/^\/admin(\/|$)/.test(useLocation().pathname) ? 'en' : 'cs')

export function Layout({ children }: { children: ReactNode }) {
  const nonce = useStyleNonce()
  return (
    <html lang={useLanguage()} suppressHydrationWarning>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        {nonce && <meta property="csp-nonce" nonce={nonce} />}
        <Meta />
        <Links />
      </head>
      <body>
        {children}
        <ScrollRestoration />
        <Scripts />
      </body>
    </html>
  )
}
export default function Root() {
  return <Outlet />
}

/** Only what nobody foresaw comes here: an unknown address is an ordinary page with status 404. */
export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const { status, message } = isRouteErrorResponse(error)
    ? { status: error.status, message: String(error.data) }
    : { status: 500, message: errorLabels.unexpected }
  return (
    <main id="obsah">
      <ErrorPage status={status} message={message} />
    </main>
  )
}
