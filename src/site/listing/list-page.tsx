import type { ReactElement, ReactNode } from 'react'
import { notFound } from '#site/error/not-found.tsx'
import { JsonLd } from '#site/json-ld-script.tsx'
import { type Listed, listGraph, type Step } from '#site/listing/list-json-ld.ts'
import { BuiltInPage } from '#site/built-in-page.tsx'
import { Pager } from '#site/listing/pager.tsx'
import { PAGE_PARAM, type Paging, pagePath, pagingOf } from '#site/listing/paging.ts'
import { type PageHead, type PageRequest, type PageResult, redirect } from '#site/page.ts'

interface ListOptions {
  base: string
  name: string
  steps?: readonly Step[]
  title: string
  description: string
  lead: ReactNode
  above?: ReactNode
  /** Other things the page is about, for search engines. */
  things?: object[]
  /** A selection of one reader should not be indexed. */
  robots?: string
  total: number
  perPage: number
  /** Returns null when there are no items at all. */
  show: (window: Window) => Promise<Shown | null>
  empty: ReactNode
}

interface Window {
  limit: number
  offset: number
}

interface Shown {
  view: ReactElement
  items: Listed[]
}

/** A page number out of range is a 404. */
export async function listPage({ services: { env }, params }: PageRequest, options: ListOptions): PageResult {
  const { base, total, perPage, name, steps = [], things = [] } = options
  if (params.get(PAGE_PARAM) === '1') return redirect(base, 301)
  const paging = pagingOf(params, total, perPage)
  if (!paging) return notFound()

  const offset = (paging.page - 1) * perPage
  const shown = await options.show({ limit: perPage, offset })
  const title = paging.page === 1 ? options.title : `${options.title} – strana ${paging.page}`
  const path = pagePath(base, paging.page)
  const site = { url: env.SITE_URL, name: env.SITE_NAME }
  const list = { items: shown?.items ?? [], offset, total }
  const main = (
    <BuiltInPage title={title} lead={paging.page === 1 && options.lead} name={name} steps={steps}>
      {options.above}
      {shown?.view ?? <p className="empty">{options.empty}</p>}
      <Pager base={base} paging={paging} />
      <JsonLd graph={withThings(listGraph(site, { path: base, title: options.title, name, steps }, list), things)} />
    </BuiltInPage>
  )
  return { sheet: 'lists', main, head: headOf(options, paging, path, title, env.SITE_NAME) }
}

const withThings = <Graph extends { '@graph': object[] }>(graph: Graph, things: readonly object[]) => ({
  ...graph,
  '@graph': [...graph['@graph'], ...things],
})

const headOf = (options: ListOptions, { page }: Paging, path: string, title: string, siteName: string): PageHead => ({
  path,
  title: `${title} – ${siteName}`,
  // Search engines have no use for the same description on every page.
  description: page === 1 ? options.description : '',
  robots: options.robots ?? '',
})
