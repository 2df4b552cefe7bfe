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
  /** Without a path the page has no canonical address. */
  head: Partial<PageHead> & { path?: string; title: string }
  status?: number
  bodyClass?: string
  headers?: Record<string, string>
}

/** Renders the content of a page, and returns it for a document or for a client navigation. */
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
  // A non-enumerable property is available to the server's own render, but is not serialized with the data.
  const enumerable = context.get(isDataRequestContext)
  Object.defineProperty(page, 'html', { value: renderToStaticMarkup(main), enumerable })
  return data(page, { status, headers })
}
