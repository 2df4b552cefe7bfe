import { PAGES_PATH } from '#features/import-site/likely-paths.ts'
import { type Bases, type PathOfTerm, termPaths } from '#features/import-site/server/plan/bases.ts'
import { oldPath } from '#features/import-site/server/plan/old-path.ts'
import { pathOfTerm, type PlannedTerm } from '#features/import-site/server/plan/people.ts'
import type { PlannedPost } from '#features/import-site/server/plan/planned.ts'
import type { Survey } from '#features/import-site/server/plan/survey.ts'
import { decoded } from '#features/import-site/server/convert/links.ts'
import { normalisePath } from '#entities/redirect/rules.server.ts'
import { slugify } from '#shared/czech/slug.ts'
import { ARTICLES_PATH } from '#shared/rubric-address.ts'

export interface PlannedRedirect {
  from: string
  to: string
}

interface Planned {
  posts: PlannedPost[]
  terms: PlannedTerm[]
  bases: Bases
}

const HOME = '/'
const RSS = '/rss.xml'
const FEEDS = '/feed/ /comments/feed/ /rss/ /rss2/ /atom/ /feed/rss/ /feed/rss2/ /feed/atom/'.split(' ')
const SITEMAP = '/sitemap.xml'
const SITEMAPS = '/sitemap_index.xml /wp-sitemap.xml /post-sitemap.xml /page-sitemap.xml'.split(' ')
const DAY = 10
const NUMBER = /^\d+$/

/** Every old address that is not the new one. */
export function planRedirects(survey: Survey, planned: Planned): PlannedRedirect[] {
  const { system, site } = survey.source
  const isWordPress = system === 'wordpress'
  const rules = new Map<string, string>()
  const pages = new Set(planned.posts.map(({ path }) => path))
  const add = (from: string, to: string) => {
    if (from !== '' && from !== HOME && from !== to && !rules.has(from) && !pages.has(from)) rules.set(from, to)
  }
  for (const { post, path } of planned.posts) {
    const from = oldPath(post.link, site)
    add(from, path)
    for (const former of post.formerSlugs) add(from === '' ? '' : normalisePath(folderOf(from) + decoded(former)), path)
  }
  const published = planned.posts.filter(({ post }) => post.state === 'published' && post.kind === 'post')
  const root = normalisePath(`${URL.parse(site)?.pathname ?? ''}/`)
  const fronts = [...new Set([HOME, root, frontOf(published, site)])]
  if (isWordPress) for (const from of archivesOf(published, fronts, site)) add(from, ARTICLES_PATH)
  const hasPostsBelow = new Set(planned.posts.map(({ post }) => folderOf(oldPath(post.link, site))))
  const pathIn = termPaths(survey.terms)
  for (const term of planned.terms) {
    for (const from of foldersOf(term, pathIn)) {
      add(from, pathOfTerm(term))
      add(`${from}${isWordPress ? 'feed' : 'rss'}/`, RSS)
    }
  }
  for (const { login } of survey.authors) {
    for (const front of fronts) {
      const from = `${front}author/${slugify(login)}/`
      add(from, ARTICLES_PATH)
      add(`${from}${isWordPress ? 'feed' : 'rss'}/`, RSS)
    }
  }
  const pageAt = new Map(planned.posts.map(({ post, path }) => [oldPath(post.link, site), path]))
  // Pictures of Ghost have no pages of their own.
  for (const picture of isWordPress ? survey.pictures : []) {
    const from = oldPath(picture.link, site)
    add(from, pageAt.get(folderOf(from)) ?? ARTICLES_PATH)
  }
  for (const folder of new Set([HOME, root])) {
    const below = (path: string) => folder + path.slice(1)
    add(folder, HOME)
    add(below(PAGES_PATH), ARTICLES_PATH)
    for (const path of isWordPress ? FEEDS : ['/rss/']) add(below(path), RSS)
    for (const path of isWordPress ? SITEMAPS : []) add(below(path), SITEMAP)
  }
  return [...rules].map(([from, to]) => ({ from, to }))

  function foldersOf({ term }: PlannedTerm, pathOf: PathOfTerm): Set<string> {
    const path = `${pathOf(term)}/`
    const folders = [planned.bases[term.kind], ...fronts.map((front) => `${front}${term.kind}/`)]
    // Posts below the address of their category: /platby/revolut/.
    if (term.kind === 'category' && hasPostsBelow.has(`/${path}`)) folders.push(HOME)
    return new Set(folders.map((folder) => normalisePath(folder + path)))
  }
}

/** `/blog/` of `/blog/clanek/`. */
const folderOf = (path: string) => path.slice(0, path.slice(0, -1).lastIndexOf('/') + 1)

const partsOf = (path: string) => path.split('/').filter(Boolean)

/** `/2019/`, `/2019/05/` and `/2019/05/13/`, by the clock of the old site. */
function* archivesOf(posts: PlannedPost[], fronts: string[], site: string): Generator<string> {
  // Where the number of a post is in its address, a year would be taken for one.
  const pretty = posts
    .flatMap(({ post }) => ({ id: post.id, path: oldPath(post.link, site) }))
    .filter(({ path }) => path !== '')
  const isNumbered = pretty.length > 0 && pretty.every(({ id, path }) => partsOf(path).includes(id))
  const folders = [...fronts, ...(isNumbered ? fronts.map((front) => `${front}date/`) : [])]
  const days = new Set(posts.map(({ post }) => post.day || post.createdAt.slice(0, DAY)))
  for (const day of days) {
    const parts = day.split('-').filter(Boolean)
    for (const folder of folders)
      for (const [index] of parts.entries()) yield `${folder}${parts.slice(0, index + 1).join('/')}/`
  }
}

/** What addresses of posts, archives and categories begin with: `/blog/` where all posts are below it. */
function frontOf(posts: PlannedPost[], site: string): string {
  const paths = posts.map(({ post }) => oldPath(post.link, site)).filter(Boolean)
  const [first = [], ...others] = paths.map((path) => partsOf(path).slice(0, -1))
  const end = first.findIndex((part, index) => NUMBER.test(part) || others.some((parts) => parts[index] !== part))
  const front = end === -1 ? first : first.slice(0, end)
  return front.length === 0 ? HOME : `/${front.join('/')}/`
}
