export const ARTICLES_PATH = '/clanky/'

export const RUBRICS_FOLDER = '/rubrika/'

export const rubricPath = (slug: string) => `${RUBRICS_FOLDER}${slug}/`

export function rubricSlugIn(path: string): string | undefined {
  const rest = path.startsWith(RUBRICS_FOLDER) ? path.slice(RUBRICS_FOLDER.length) : ''
  return /^([a-z0-9-]{1,96})\/$/.exec(rest)?.[1]
}

export const rubricFeed = (slug: string) => `${rubricPath(slug)}rss.xml`
