import type { ReactElement } from 'react'
import type { Services } from '#records/services.server.ts'
import type { Post } from '#posts/schema.ts'
import type { SheetName } from '#site/sheets/sheets.server.ts'

/** Empty texts are left out. */
export interface PageHead {
  title: string
  /** Without a path, the page has no canonical address. */
  path?: string
  canonical?: string
  description?: string
  keywords?: string
  robots?: string
  ogType?: 'website' | 'article' | 'profile'
  ogImage?: string
  feed?: { href: string; title: string }
}

export interface Page {
  head: PageHead
  main: ReactElement
  sheet: SheetName
  status?: number
  headers?: Record<string, string>
}

export interface PageRequest {
  services: Services
  /** In its canonical spelling. */
  path: string
  slug: string
  /** The query, reduced to the parameters that the page declares. */
  params: URLSearchParams
  /** For throttling only; never stored. */
  clientAddress: string
  /** Rendered instead of the stored post at its address. */
  draft?: Post | undefined
}

export interface FormRequest extends PageRequest {
  form: URLSearchParams
  /** Chosen files by the names of their fields; only where the page takes files. */
  files: ReadonlyMap<string, readonly File[]>
  cookie: string | null
}

export type PageResult = Promise<Page | Response>

export interface PageRoute {
  /** The path, which may contain `:slug/` once. */
  path: string
  /** The query parameters of the page. Any other is invisible to it, so that it cannot fill the cache. */
  params?: readonly string[]
  /** Undefined where caching is not worthwhile. By default, pages are cached without parameters only. */
  cacheKey?: (params: URLSearchParams) => string | undefined
  load: (request: PageRequest) => PageResult
  submit?: (request: FormRequest) => PageResult
  /** Its form may have files; all of it so many bytes. */
  multipartBytes?: number
}

export const redirect = (location: string, status = 302, headers: Record<string, string> = {}): Response =>
  new Response(null, { status, headers: { ...headers, Location: location } })
