import { renderToStaticMarkup } from 'react-dom/server'
import { PAUSE_STYLES_PATH } from '#shared/pause.ts'
import { fontPreloads } from '#ui/site/font-preloads.ts'
import browserScript from '#site/browser/browser.ts?worker&url'
import navigationScript from '#site/browser/navigation.ts?worker&url'
import suggestScript from '#site/browser/suggest.ts?worker&url'
import { PreviewBand } from '#features/preview-links/site/band.tsx'
import type { Frame } from '#site/layout/frame.server.tsx'
import { HeadTags, type Site } from '#site/head-tags.tsx'
import type { Page } from '#site/page.ts'
import { HEAD_SCRIPT } from '#site/head-script.ts'
import { renderInSteps } from '#ui/site/render-in-steps.server.tsx'
import { pageSheet, siteSheet } from '#site/sheets/sheets.server.ts'

/** Set by the build, which also writes it to `/latest-build.json`, so that open pages notice a newer one. */
declare const BUILD_ID: string | undefined

interface DocumentOptions {
  page: Page
  path: string
  site: Site
  frame: Frame
  /** A preview in the back office runs no scripts. */
  hasScripts?: boolean
  /** What somebody outside of the newsroom looks at, and until when. */
  preview?: { until: string } | undefined
}

const DOCTYPE = '<!doctype html>'

export const documentOf = (options: DocumentOptions): string =>
  DOCTYPE + renderToStaticMarkup(<Document {...options} />)

/** The same, for a page of any length: others are answered meanwhile. */
export const documentInSteps = async (options: DocumentOptions): Promise<string> =>
  DOCTYPE + (await renderInSteps(<Document {...options} />))

/** The script of the pause comes before the style sheets, because a script waits for the ones that precede it. */
function Document({ page, path, site, frame, hasScripts = true, preview }: DocumentOptions) {
  const sheet = pageSheet(page.sheet)
  return (
    <html lang="cs">
      <head>
        <meta charSet="utf-8" />
        {hasScripts && <script dangerouslySetInnerHTML={{ __html: HEAD_SCRIPT }} />}
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <HeadTags head={page.head} site={site} />
        {fontPreloads.map((font) => (
          <link key={font.href} {...font} />
        ))}
        {/* For Safari, which draws no SVG in its tabs; it finds `/apple-touch-icon.png` without a link. */}
        <link rel="icon" href="/favicon.ico" sizes="32x32" />
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <link rel="stylesheet" href={siteSheet} />
        {sheet && <link rel="stylesheet" href={sheet} data-page-sheet="" />}
        {hasScripts && (
          <script
            type="module"
            src={browserScript}
            data-navigation={navigationScript}
            data-suggest={suggestScript}
            data-build={typeof BUILD_ID === 'undefined' ? '' : BUILD_ID}
          />
        )}
        {/* Without scripts a style sheet shows the pause; it alone differs between visitors and is never cached. */}
        <noscript>
          <link rel="stylesheet" href={PAUSE_STYLES_PATH} />
        </noscript>
      </head>
      <body>
        {preview && <PreviewBand {...preview} />}
        <div id="top" dangerouslySetInnerHTML={{ __html: frame.top(path) }} />
        <main id="obsah" tabIndex={-1}>
          {page.main}
        </main>
        <div id="bottom" dangerouslySetInnerHTML={{ __html: frame.bottom }} />
      </body>
    </html>
  )
}
