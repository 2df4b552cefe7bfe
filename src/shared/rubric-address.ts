/** The index of all articles. */
export const ARTICLES_PATH = '/clanky/'

export const RUBRICS_FOLDER = '/rubrika/'

/** The canonical path of a rubric. */
export const rubricPath = (slug: string) => `${RUBRICS_FOLDER}${slug}/`

/** The rubric a path may belong to. */
export function rubricSlugIn(path: string): string | undefined {
  const rest = path.startsWith(RUBRICS_FOLDER) ? path.slice(RUBRICS_FOLDER.length) : ''
  return /^([a-z0-9-]{1,96})\/$/.exec(rest)?.[1]
}

/** The feed of a rubric's articles. */
export const rubricFeed = (slug: string) => `${rubricPath(slug)}rss.xml`
