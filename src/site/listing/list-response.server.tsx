import type { ReactElement, ReactNode } from 'react'
import { redirect, type RouterContextProvider } from 'react-router'
import { servicesContext } from '#entities/services.server.ts'
import { errorPageResponse } from '#site/error/error-response.server.tsx'
import { JsonLd } from '#site/json-ld-script.tsx'
import { listGraph } from '#site/listing/list-json-ld.ts'
import { HousePage } from '#site/house-page.tsx'
import { Pager } from '#site/listing/pager.tsx'
import { PAGE_PARAM, type Paging, pagePath, pagingOf } from '#site/listing/paging.ts'
import { pageResponse } from '#site/page.server.ts'

interface ListOptions {
  context: Readonly<RouterContextProvider>
  request: Request
  base: string
  /** In the breadcrumbs. */
  name: string
  title: string
  description: string
  lead: ReactNode
  total: number
  perPage: number
  /** What stands on this page; null when there is nothing at all. */
  show: (window: { limit: number; offset: number }) => Promise<ReactElement | null>
  empty: string
}

/** A list that is cut into pages. Only pages that are there have an address. */
export async function listResponse(options: ListOptions) {
  const { context, request, base, total, perPage } = options
  const params = new URL(request.url).searchParams
  if (params.get(PAGE_PARAM) === '1') throw redirect(base, 301)
  const paging = pagingOf(params, total, perPage)
  if (!paging) return errorPageResponse(context, 404, '')

  const { env } = context.get(servicesContext)
  const shown = await options.show({ limit: perPage, offset: (paging.page - 1) * perPage })
  const title = paging.page === 1 ? options.title : `${options.title} – strana ${paging.page}`
  const path = pagePath(base, paging.page)
  const site = { url: env.SITE_URL, name: env.SITE_NAME }
  const main = (
    <HousePage title={title} lead={paging.page === 1 && options.lead} name={options.name}>
      {shown ?? <p className="empty">{options.empty}</p>}
      <Pager base={base} paging={paging} />
      <JsonLd graph={listGraph(site, { path: base, title: options.title, name: options.name })} />
    </HousePage>
  )
  return pageResponse({ context, main, head: headOf(options, paging, path, title, env.SITE_NAME) })
}

const headOf = (options: ListOptions, { page }: Paging, path: string, title: string, siteName: string) => ({
  path,
  title: `${title} – ${siteName}`,
  // The same words on every page would tell a search engine nothing.
  description: page === 1 ? options.description : '',
})
