import type { ReactElement } from 'react'
import type { Services } from '#entities/services.server.ts'
import type { Post } from '#posts/schema.ts'
import type { SheetName } from '#site/sheets/sheets.server.ts'

/** Content of a page's head. Empty texts are left out. */
export interface PageHead {
  title: string
  /** Without a path, the page has no canonical address. */
  path?: string
  /** Instead of the address of the page itself. */
  canonical?: string
  description?: string
  keywords?: string
  robots?: string
  ogType?: 'website' | 'article' | 'profile'
  ogImage?: string
  /** A feed of changes of the page's subject. */
  feed?: { href: string; title: string }
}

/** A page before it is rendered into its document. */
export interface Page {
  head: PageHead
  main: ReactElement
  sheet: SheetName
  status?: number
  headers?: Record<string, string>
}

/** What a page may depend on. */
export interface PageRequest {
  services: Services
  /** In its canonical spelling. */
  path: string
  /** The part of the path in place of `:slug`. */
  slug: string
  /** The query, reduced to the parameters that the page declares. */
  params: URLSearchParams
  /** For throttling only; never stored. */
  clientAddress: string
  /** Rendered instead of the stored post at its address. */
  draft?: Post | undefined
}

/** A form sent to a page. */
export interface FormRequest extends PageRequest {
  form: URLSearchParams
  cookie: string | null
}

/** A page, or a redirect to another. */
export type PageResult = Promise<Page | Response>

/** A page of the site. */
export interface PageRoute {
  /** The path, which may end in `:slug/`. */
  path: string
  /** The query parameters of the page. Any other is invisible to it, so that it cannot fill the cache. */
  params?: readonly string[]
  /**
   * The query under which the page is cached, undefined where caching is not worthwhile. By default, pages are cached
   * without parameters only.
   */
  cacheKey?: (params: URLSearchParams) => string | undefined
  load: (request: PageRequest) => PageResult
  /** Handles a form that was sent to the page. */
  submit?: (request: FormRequest) => PageResult
}

/** A redirect within the site. */
export const redirect = (location: string, status = 302, headers: Record<string, string> = {}): Response =>
  new Response(null, { status, headers: { ...headers, Location: location } })
