import { renderToStaticMarkup } from 'react-dom/server'
import { errorLabels, errorTitle } from '#shared/czech/error-labels.ts'
import { ErrorPage } from '#site/error/error-page.tsx'
import { frameOf } from '#site/layout/frame.server.tsx'

/** Needs nothing of the build. */
const OWN_STYLE = '/error.css'

interface Look {
  siteName: string
  /** Of the site, as the build named them; without them the page is drawn alone. */
  styles?: readonly string[]
}

/** For when the framework cannot make a page, because the database is away or rendering failed: it asks nobody. */
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
