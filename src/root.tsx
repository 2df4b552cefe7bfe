import type { ReactNode } from 'react'
import { isRouteErrorResponse, Links, Meta, Outlet, Scripts, ScrollRestoration, useLocation } from 'react-router'
import { errorLabels, errorTitle, visitorWords } from '#shared/czech/error-labels.ts'
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

/**
 * Only what not even the frame of the site survived comes here, and a form sent to the home page; pages and the back office
 * have boundaries of their own.
 */
export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const status = isRouteErrorResponse(error) ? error.status : 500
  return (
    <main className="err">
      <title>{errorTitle(status)}</title>
      <link rel="stylesheet" href="/error.css" precedence="default" />
      <h1>{status}</h1>
      {/* The browser keeps what the server wrote, so it need not load these words. */}
      <p suppressHydrationWarning>{import.meta.env.SSR ? visitorWords(status) : errorLabels.unexpected}</p>
      <a className="btn" href="/">
        {errorLabels.back}
      </a>
    </main>
  )
}
