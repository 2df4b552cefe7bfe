import type { PlannedTerm } from '#features/import-site/server/plan/people.ts'
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
const SITEMAP = '/sitemap.xml'
const REVIEWS_PATH = '/recenze/'
const DAY = 10

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
  const add = (from: string, to: string) => {
    if (from !== '' && from !== '/' && from !== to && !rules.has(from)) rules.set(from, to)
  }
  for (const { post, path } of planned.posts) {
    const from = oldPath(post.link, site)
    add(from, path)
    for (const former of post.formerSlugs) add(from === '' ? '' : normalisePath(folderOf(from) + decoded(former)), path)
  }
  const isPublished = ({ post }: PlannedPost) => post.state === 'published' && post.kind === 'post'
  for (const { post } of planned.posts.filter(isPublished)) {
    const [year, month, day] = post.createdAt.slice(0, DAY).split('-')
    if (system !== 'wordpress' || !year || !month || !day) continue
    for (const parts of [[year], [year, month], [year, month, day]]) add(`/${parts.join('/')}/`, ARTICLES_PATH)
  }
  for (const term of planned.terms) addTerm(term)
  for (const { login } of survey.authors) {
    add(`/author/${slugify(login)}/`, ARTICLES_PATH)
  }
  for (const picture of survey.pictures) {
    const owner = planned.byId.get(picture.id)
    const from = oldPath(picture.link, site)
    if (!owner) add(from, rules.get(folderOf(from)) ?? ARTICLES_PATH)
  }
  if (system === 'wordpress') {
    for (const path of [
      '/feed/',
      '/comments/feed/',
      '/rss/',
      '/rss2/',
      '/atom/',
      '/feed/rss/',
      '/feed/rss2/',
      '/feed/atom/',
    ])
      add(path, RSS)
    for (const path of ['/sitemap_index.xml', '/wp-sitemap.xml', '/post-sitemap.xml', '/page-sitemap.xml'])
      add(path, SITEMAP)
  } else add('/rss/', RSS)
  return [...rules].map(([from, to]) => ({ from, to }))

  function addTerm({ term, becomes, path }: PlannedTerm): void {
    const to = becomes === 'rubric' ? path : becomes === 'reviews' ? REVIEWS_PATH : ARTICLES_PATH
    const folder = term.kind === 'tag' ? `/tag/${term.slug}/` : `/category/${pathOfCategory(survey, term.slug)}/`
    const from = normalisePath(decoded(folder))
    add(from, to)
    if (system === 'wordpress') add(`${from}feed/`, RSS)
  }
}

/** `/blog/` of `/blog/clanek/`. */
const folderOf = (path: string) => path.slice(0, path.slice(0, -1).lastIndexOf('/') + 1)

const MAX_ABOVE = 10

function pathOfCategory({ terms }: Survey, slug: string): string {
  const path = [slug]
  for (
    let parent = parentOf(slug);
    parent && path.length < MAX_ABOVE && !path.includes(parent);
    parent = parentOf(parent)
  )
    path.unshift(parent)
  return path.join('/')

  function parentOf(child: string): string | undefined {
    return terms.find((term) => term.kind === 'category' && term.slug === child)?.parent || undefined
  }
}
