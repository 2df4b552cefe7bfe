import type { ReactElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { data, type RouterContextProvider } from 'react-router'
import { isDataRequestContext, servicesContext } from '#entities/services.server.ts'
import type { PageData, PageHead } from '#site/page.ts'
import { pageSheet, type SheetName } from '#site/sheets/sheets.server.ts'

interface PageOptions {
  context: Readonly<RouterContextProvider>
  main: ReactElement
  sheet: SheetName
  /** Without a path it has no address of its own. */
  head: Partial<PageHead> & { path?: string; title: string }
  status?: number
  bodyClass?: string
  headers?: Record<string, string>
}

/** Renders the middle of a page and answers it in the way that its visitor needs. */
export function pageResponse({
  context,
  main,
  sheet,
  head: { path, ...head },
  status = 200,
  bodyClass = '',
  headers = {},
}: PageOptions) {
  const { env } = context.get(servicesContext)
  const page: PageData = {
    head: {
      description: '',
      keywords: '',
      robots: '',
      canonical: path === undefined ? '' : env.SITE_URL + path,
      ogType: 'website',
      ogImage: `${env.SITE_URL}/og/index.png`,
      siteName: env.SITE_NAME,
      ...head,
    },
    bodyClass,
    sheet: pageSheet(sheet),
  }
  // A property that is not enumerable is there for the server's own render, but is left out when the data is sent.
  const enumerable = context.get(isDataRequestContext)
  Object.defineProperty(page, 'html', { value: renderToStaticMarkup(main), enumerable })
  return data(page, { status, headers })
}
