/** In requests for the data of a page the framework names the route it needs. */
export const ROUTES_PARAM = '_routes'

/** The visitor's query. */
export function searchOf(request: Request): string {
  const url = new URL(request.url)
  url.searchParams.delete(ROUTES_PARAM)
  return url.search
}

/** The address with the visitor's other parameters, such as those of a campaign; of the known ones it has its own. */
export function withOtherParams(address: string, params: URLSearchParams, known: readonly string[]): string {
  const others = [...params].filter(([name]) => name !== ROUTES_PARAM && !known.includes(name))
  return others.length > 0 ? `${address}${address.includes('?') ? '&' : '?'}${new URLSearchParams(others)}` : address
}
