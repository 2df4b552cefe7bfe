export interface Paging {
  /** From 1. */
  page: number
  pages: number
}

export const PAGE_PARAM = 'strana'

/** The page an address asks for, if there is such a page; the first page is always there. */
export function pagingOf(params: URLSearchParams, total: number, perPage: number): Paging | undefined {
  const pages = Math.max(1, Math.ceil(total / perPage))
  const given = params.get(PAGE_PARAM) ?? '1'
  const page = /^[1-9]\d{0,5}$/.test(given) ? Number(given) : 0
  return page >= 1 && page <= pages ? { page, pages } : undefined
}

/** A page of the list at `base`, which may have a query of its own. */
export const pagePath = (base: string, page: number) =>
  page === 1 ? base : `${base}${base.includes('?') ? '&' : '?'}${PAGE_PARAM}=${page}`
