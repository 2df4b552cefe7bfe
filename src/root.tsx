import { type ReactNode, useContext } from 'react'
import {
  isRouteErrorResponse,
  Links,
  Meta,
  Outlet,
  Scripts,
  ScrollRestoration,
  UNSAFE_FrameworkContext,
  useMatches,
} from 'react-router'
import { ALONE_ID } from '#admin/login/alone.ts'
import { errorLabels, errorTitle, visitorWords } from '#shared/czech/error-labels.ts'
import { useStyleNonce } from '#ui/style-nonce.ts'
import type { Route } from './+types/root.ts'

/** The document of the back office; that of the site is in `site/document.tsx`. */
export function Layout({ children }: { children: ReactNode }) {
  const nonce = useStyleNonce()
  const signIn = useSignIn()
  return (
    <html lang="en" suppressHydrationWarning>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        {nonce && <meta property="csp-nonce" nonce={nonce} />}
        <Meta />
        <Links />
        {[...(signIn?.next ?? [])].map((file) => (
          <link key={file} rel="prefetch" href={file} />
        ))}
      </head>
      {signIn ? (
        <body>
          <div id={ALONE_ID}>{children}</div>
          <script type="module" nonce={nonce} src={signIn.script} />
        </body>
      ) : (
        <body>
          {children}
          <ScrollRestoration nonce={nonce} />
          <Scripts nonce={nonce} />
        </body>
      )}
    </html>
  )
}

/** Set by the build. */
declare const BUILD_ID: string

/** The sign-in starts without the router. The screen behind it is loaded while somebody types. */
function useSignIn() {
  const routes = useContext(UNSAFE_FrameworkContext)?.manifest.routes
  const isSignIn = useMatches().at(-1)?.id === 'admin'
  if (!import.meta.env.SSR || import.meta.env.DEV || !isSignIn) return undefined
  const filesOf = (id: string) => {
    const { module = '', imports = [], css = [] } = routes?.[id] ?? {}
    // The router marks sheets that lazy parts load, too, with a hash at the end.
    return [module, ...imports, ...css.map((file) => file.replace('#', ''))]
  }
  return {
    script: `/assets/sign-in-${BUILD_ID}.js`,
    next: new Set([...filesOf('layout-admin'), ...filesOf('admin-posts')]),
  }
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
