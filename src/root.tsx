import type { ReactNode } from 'react'
import { isRouteErrorResponse, Links, Meta, Outlet, Scripts, ScrollRestoration } from 'react-router'
import { errorLabels, errorTitle, visitorWords } from '#shared/czech/error-labels.ts'
import { useStyleNonce } from '#ui/style-nonce.ts'
import type { Route } from './+types/root.ts'

/** The document of the back office; that of the site is in `site/document.tsx`. */
export function Layout({ children }: { children: ReactNode }) {
  const nonce = useStyleNonce()
  return (
    <html lang="en" suppressHydrationWarning>
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
        <ScrollRestoration nonce={nonce} />
        <Scripts nonce={nonce} />
      </body>
    </html>
  )
}
export default function Root() {
  return <Outlet />
}

/** What not even the frame of the back office survived; its screens have boundaries of their own. */
export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const status = isRouteErrorResponse(error) ? error.status : 500
  return (
    <main className="err">
      <title>{errorTitle(status)}</title>
      <link rel="stylesheet" href="/error.css" precedence="default" />
      <h1>{status}</h1>
      <p>{visitorWords(status)}</p>
      <a className="btn" href="/">
        {errorLabels.back}
      </a>
    </main>
  )
}
