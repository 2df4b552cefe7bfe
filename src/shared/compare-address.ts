export const COMPARE_PATH = '/porovnani/'
/** `?k=modry-lev,zlata-vydra`; forms send it repeatedly. */
export const CHOICE_PARAM = 'k'

export const MIN_COMPARED = 2
export const MAX_COMPARED = 4

const MAX_SLUGS = 20
const SLUG_MAX = 120

export const parseSlugs = (params: URLSearchParams): string[] =>
  params
    .getAll(CHOICE_PARAM)
    .flatMap((list) => list.split(','))
    .map((slug) => slug.trim().toLowerCase().slice(0, SLUG_MAX))
    .filter(Boolean)
    .slice(0, MAX_SLUGS)

/** The canonical URL of a selection, independent of its order. */
export const compareHref = (slugs: readonly string[]): string =>
  slugs.length === 0 ? COMPARE_PATH : `${COMPARE_PATH}?${CHOICE_PARAM}=${slugs.toSorted().join(',')}`

const VERSUS = '-vs-'

export const pairPath = (one: string, other: string): string =>
  `${COMPARE_PATH}${[one, other].toSorted().join(VERSUS)}/`

/** All ways to split such a path into two slugs; usually one. */
export function slugPairsIn(path: string): [string, string][] {
  if (!path.startsWith(COMPARE_PATH) || !path.endsWith('/')) return []
  const parts = path.slice(COMPARE_PATH.length, -1).split(VERSUS)
  if (parts.length > MAX_SLUGS || parts.some((part) => !/^[a-z0-9-]{1,120}$/.test(part))) return []
  return parts.slice(1).map((_, index) => [parts.slice(0, index + 1).join(VERSUS), parts.slice(index + 1).join(VERSUS)])
}
