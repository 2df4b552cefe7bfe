import { renderToStaticMarkup } from 'react-dom/server'
import { errorLabels, errorTitle } from '#shared/czech/error-labels.ts'
import { ErrorPage } from '#site/error/error-page.tsx'
import { frameOf } from '#site/layout/frame.server.tsx'

/** Independent of the build. */
const OWN_STYLE = '/error.css'

interface Look {
  siteName: string
  /** Stylesheets of the site, as named by the build; without them the page has its own style. */
  styles?: readonly string[]
}

/**
 * For when the framework cannot render a page, because the database is unavailable or rendering failed: it depends on
 * nothing.
 */
export function plainErrorPage(status: number, { siteName, styles = [] }: Look): string {
  const { top = '', bottom = '' } = styles.length > 0 ? frameOf(siteName) : {}
  const head = (
    <head>
      <meta charSet="utf-8" />
      <meta name="viewport" content="width=device-width, initial-scale=1" />
      <meta name="color-scheme" content="light dark" />
      <meta name="robots" content="noindex" />
      <title>{errorTitle(status, siteName)}</title>
      {(styles.length > 0 ? styles : [OWN_STYLE]).map((href) => (
        <link key={href} rel="stylesheet" href={href} />
      ))}
    </head>
  )
  const main = renderToStaticMarkup(<ErrorPage status={status} message={errorLabels.unexpected} />)
  const body = `<div id="top">${top}</div><main id="obsah">${main}</main><div id="bottom">${bottom}</div>`
  return `<!doctype html><html lang="cs">${renderToStaticMarkup(head)}<body>${body}</body></html>`
}
