export const CHANGES_PATH = '/zmeny/'
export const OFFER_PARAM = 'kasino'

export const changesOf = (slug: string) => `${CHANGES_PATH}?${OFFER_PARAM}=${slug}`
export const changesFeedOf = (slug: string) => `${CHANGES_PATH}${slug}.xml`
export const CHANGES_FEED = '/zmeny.xml'

export function feedSlugIn(path: string): string | undefined {
  const rest = path.startsWith(CHANGES_PATH) ? path.slice(CHANGES_PATH.length) : ''
  return /^([a-z0-9-]{1,96})\.xml$/.exec(rest)?.[1]
}
