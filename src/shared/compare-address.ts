export const COMPARE_PATH = '/porovnani/'
/** `?k=modry-lev,zlata-vydra`; a form sends it once for each. */
export const CHOICE_PARAM = 'k'

export const FEWEST_COMPARED = 2
export const MOST_COMPARED = 4

/** More than anybody could have ticked is not even looked for. */
const MOST_ASKED = 20
const SLUG_MAX = 120

/** The slugs that an address names, as they come. */
export const askedSlugs = (params: URLSearchParams): string[] =>
  params
    .getAll(CHOICE_PARAM)
    .flatMap((list) => list.split(','))
    .map((slug) => slug.trim().toLowerCase().slice(0, SLUG_MAX))
    .filter(Boolean)
    .slice(0, MOST_ASKED)

/** One choice has one address, whatever order it was made in. */
export const compareHref = (slugs: readonly string[]): string =>
  slugs.length === 0 ? COMPARE_PATH : `${COMPARE_PATH}?${CHOICE_PARAM}=${slugs.toSorted().join(',')}`

const VERSUS = '-vs-'

/** Of a pair that has a page of its own. */
export const pairPath = (one: string, other: string): string =>
  `${COMPARE_PATH}${[one, other].toSorted().join(VERSUS)}/`

/** The two slugs that such a path may mean: mostly one way to read it. */
export function slugPairsIn(path: string): [string, string][] {
  if (!path.startsWith(COMPARE_PATH) || !path.endsWith('/')) return []
  const parts = path.slice(COMPARE_PATH.length, -1).split(VERSUS)
  if (parts.length > MOST_ASKED || parts.some((part) => !/^[a-z0-9-]{1,120}$/.test(part))) return []
  return parts.slice(1).map((_, index) => [parts.slice(0, index + 1).join(VERSUS), parts.slice(index + 1).join(VERSUS)])
}
