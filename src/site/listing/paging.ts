export interface Paging {
  /** Starts at 1. */
  page: number
  pages: number
}

export const PAGE_PARAM = 'strana'

/** The requested page, or undefined if it is out of range; the first page always exists. */
export function pagingOf(params: URLSearchParams, total: number, perPage: number): Paging | undefined {
  const pages = Math.max(1, Math.ceil(total / perPage))
  const given = params.get(PAGE_PARAM) ?? '1'
  const page = /^[1-9]\d{0,5}$/.test(given) ? Number(given) : 0
  return page >= 1 && page <= pages ? { page, pages } : undefined
}

export const pagePath = (base: string, page: number) =>
  page === 1 ? base : `${base}${base.includes('?') ? '&' : '?'}${PAGE_PARAM}=${page}`

export const withPageOf = (params: URLSearchParams, base: string) => {
  const number = params.get(PAGE_PARAM)
  return number === null
    ? base
    : `${base}${base.includes('?') ? '&' : '?'}${new URLSearchParams({ [PAGE_PARAM]: number })}`
}

export function listCacheKey(base: string, params: URLSearchParams): string | undefined {
  const [path = ''] = base.split('?')
  const number = params.get(PAGE_PARAM)
  if (number === null) return base.slice(path.length)
  return /^[1-9]\d{0,5}$/.test(number) && number !== '1' ? pagePath(base, Number(number)).slice(path.length) : undefined
}
