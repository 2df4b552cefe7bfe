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
