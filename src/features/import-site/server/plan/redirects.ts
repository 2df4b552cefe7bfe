import { PAGES_PATH } from '#features/import-site/likely-paths.ts'
import { pathOfTerm, type PlannedTerm } from '#features/import-site/server/plan/people.ts'
import type { PlannedPost } from '#features/import-site/server/plan/planned.ts'
import type { Survey } from '#features/import-site/server/plan/survey.ts'
import { decoded, oldAddress } from '#features/import-site/server/convert/links.ts'
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
  byId: ReadonlyMap<string, PlannedPost>
}

const RSS = '/rss.xml'
const FEEDS = '/feed/ /comments/feed/ /rss/ /rss2/ /atom/ /feed/rss/ /feed/rss2/ /feed/atom/'.split(' ')
const SITEMAP = '/sitemap.xml'
const SITEMAPS = '/sitemap_index.xml /wp-sitemap.xml /post-sitemap.xml /page-sitemap.xml'.split(' ')
const DAY = 10
const DATED = /\/(\d{4})\/(\d\d)(?:\/(\d\d))?\//

/** The old path in the spelling of our rules; '' for the home page and for an address that is only a query. */
export function oldPath(link: string, site: string): string {
  const url = oldAddress(link, site)
  if (!url || url.search !== '') return ''
  const path = normalisePath(decoded(url.pathname))
  return path === '/' ? '' : path
}

/** Every old address that is not the new one. */
export function planRedirects(survey: Survey, planned: Planned): PlannedRedirect[] {
  const { site, system } = survey.source
  const rules = new Map<string, string>()
  const pages = new Set(planned.posts.map(({ path }) => path))
  const add = (from: string, to: string) => {
    if (from !== '' && from !== '/' && from !== to && !rules.has(from) && !pages.has(from)) rules.set(from, to)
  }
  for (const { post, path } of planned.posts) {
    const from = oldPath(post.link, site)
    add(from, path)
    for (const former of post.formerSlugs) add(from === '' ? '' : normalisePath(folderOf(from) + decoded(former)), path)
  }
  const fronts = frontsOf(planned.posts, site)
  const parents = new Map(survey.terms.map(({ kind, slug, parent }) => [`${kind}:${slug}`, parent]))
  const isPublished = ({ post }: PlannedPost) => post.state === 'published' && post.kind === 'post'
  for (const { post } of planned.posts.filter(isPublished)) {
    if (system !== 'wordpress') continue
    for (const day of daysOf(post, site))
      for (const front of fronts)
        for (const parts of [1, 2, 3]) add(`${front}${day.slice(0, parts).join('/')}/`, ARTICLES_PATH)
  }
  const hasPostsBelow = new Set(planned.posts.map(({ post }) => folderOf(oldPath(post.link, site))))
  for (const term of planned.terms) addTerm(term)
  for (const { login } of survey.authors) {
    for (const front of fronts) {
      const from = `${front}author/${slugify(login)}/`
      add(from, ARTICLES_PATH)
      add(`${from}${system === 'wordpress' ? 'feed' : 'rss'}/`, RSS)
    }
  }
  const pageAt = new Map(planned.posts.map(({ post, path }) => [oldPath(post.link, site), path]))
  // Pictures of Ghost have no pages of their own.
  for (const picture of system === 'wordpress' ? survey.pictures : []) {
    const from = oldPath(picture.link, site)
    add(from, pageAt.get(folderOf(from)) ?? ARTICLES_PATH)
  }
  add(PAGES_PATH, ARTICLES_PATH)
  if (system === 'wordpress') {
    for (const path of FEEDS) add(path, RSS)
    for (const path of SITEMAPS) add(path, SITEMAP)
  } else add('/rss/', RSS)
  return [...rules].map(([from, to]) => ({ from, to }))

  function addTerm(planned: PlannedTerm): void {
    const { term } = planned
    const to = pathOfTerm(planned)
    const path = pathOfCategory(parents, term.slug)
    const folders = fronts.map((front) =>
      term.kind === 'tag' ? `${front}tag/${term.slug}/` : `${front}category/${path}/`,
    )
    // Posts below the address of their category: /platby/revolut/.
    if (term.kind === 'category' && hasPostsBelow.has(`/${path}/`)) folders.push(`/${path}/`)
    for (const folder of folders) {
      const from = normalisePath(decoded(folder))
      add(from, to)
      add(`${from}${system === 'wordpress' ? 'feed' : 'rss'}/`, RSS)
    }
  }
}

/** `/blog/` of `/blog/clanek/`. */
const folderOf = (path: string) => path.slice(0, path.slice(0, -1).lastIndexOf('/') + 1)

/** In the time of Greenwich, and in that of the old site, which only an address with a date tells. */
function daysOf({ createdAt, link }: PlannedPost['post'], site: string): string[][] {
  const local = DATED.exec(oldPath(link, site))?.slice(1).filter(Boolean) ?? []
  return [createdAt.slice(0, DAY).split('-').filter(Boolean), local].filter(({ length }) => length > 0)
}

/** What addresses of posts, archives and categories begin with: `/`, and `/blog/` where all posts are below it. */
function frontsOf(posts: PlannedPost[], site: string): string[] {
  const folders = posts
    .filter(({ post }) => post.kind === 'post' && post.state === 'published')
    .map(({ post }) => /^\/[a-z][^/]*\/(?=.)/.exec(oldPath(post.link, site))?.[0] ?? '/')
  const [first = '/'] = folders
  return first !== '/' && folders.every((folder) => folder === first) ? ['/', first] : ['/']
}

const MAX_ABOVE = 10

function pathOfCategory(parents: ReadonlyMap<string, string>, slug: string): string {
  const path = [slug]
  for (let above = parents.get(`category:${slug}`); above; above = parents.get(`category:${above}`)) {
    if (path.length === MAX_ABOVE || path.includes(above)) break
    path.unshift(above)
  }
  return path.join('/')
}
