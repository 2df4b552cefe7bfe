import type { AppHono } from '#records/calls/calls.server.ts'
import type { Reader } from '#records/db.server.ts'
import type { Services } from '#records/services.server.ts'
import { mediaUrl } from '#entities/media/schema.ts'
import { ARTICLES_PATH, rubricPath } from '#shared/rubric-address.ts'
import { postPath } from '#shared/post-address.ts'

const NAMES = ['p', 'page_id', 'attachment_id']
/** Lists of posts, which are one list here, but those of a rubric. */
const [CATEGORY, TAG, OTHERS] = ['cat', 'tag', ['m', 'year', 'author']]
const FEED = 'feed'
const RSS = '/rss.xml'
const ID = /^[1-9]\d*$/
const SLUG = /^[a-z0-9-]{1,200}$/
const MAX_DIGITS = 18
const HOME = '/'
const HOMES = [HOME, '/index.php', '/index.php/']

interface Old {
  id?: string
  /** Where it leads if nothing has that id. */
  path?: string
}

function oldIn(path: string, params: URLSearchParams): Old | undefined {
  if (params.size === 0 || !HOMES.includes(path)) return undefined
  const numberOf = (names: string[]) => {
    const given = names.map((name) => params.get(name)).find((value) => value !== null) ?? ''
    return given.length <= MAX_DIGITS && ID.test(given) ? given : undefined
  }
  const id = numberOf(NAMES)
  if (id !== undefined) return { id }
  if (params.has(FEED)) return { path: RSS }
  const [category, tag] = [numberOf([CATEGORY]), params.get(TAG)]
  if (category !== undefined) return { id: `${CATEGORY}=${category}`, path: ARTICLES_PATH }
  if (tag !== null && SLUG.test(tag)) return { id: `${TAG}=${tag}`, path: ARTICLES_PATH }
  return numberOf(OTHERS) === undefined ? undefined : { path: ARTICLES_PATH }
}

/** `/?p=21` or `/index.php?p=21`, the address of a post of WordPress by its number. */
export const hasOldId = (path: string, params: URLSearchParams): boolean => oldIn(path, params) !== undefined

async function findPath(db: Reader, oldId: string): Promise<string | undefined> {
  const ofOldId = db
    .selectFrom('siteImportItem')
    .where('siteImportItem.oldId', '=', oldId)
    // Two sites may have had the same number: the later one is moving now.
    .orderBy('siteImportItem.recordId', 'desc')
  const post = await ofOldId
    .innerJoin('post', 'post.id', 'siteImportItem.recordId')
    .where('post.isDeleted', '=', 0)
    .select(['post.slug', 'post.category'])
    .executeTakeFirst()
  if (post) return postPath({ slug: post.slug, category: post.category })
  const rubric = await ofOldId
    .innerJoin('rubric', 'rubric.id', 'siteImportItem.recordId')
    .where('rubric.isDeleted', '=', 0)
    .select('rubric.slug')
    .executeTakeFirst()
  if (rubric) return rubricPath(rubric.slug)
  const picture = await ofOldId
    .innerJoin('media', 'media.id', 'siteImportItem.recordId')
    .select('media.key')
    .executeTakeFirst()
  return picture && mediaUrl(picture.key)
}

async function hasImport(db: Reader): Promise<boolean> {
  return (await db.selectFrom('siteImport').select('id').limit(1).executeTakeFirst()) !== undefined
}

/** A number that came with no import is a home page of somebody who added it. */
export function mountOldIds(app: AppHono, { db }: Pick<Services, 'db'>): void {
  app.on('GET', HOMES, async (http, next) => {
    const old = oldIn(http.req.path, new URL(http.req.url).searchParams)
    if (!old) return next()
    const found = old.id === undefined ? undefined : await findPath(db, old.id)
    const path = found ?? (old.path !== undefined && (await hasImport(db)) ? old.path : undefined)
    if (path === undefined && http.req.path !== HOME) return next()
    http.header('Cache-Control', path === undefined ? 'no-store' : 'public, max-age=300')
    return http.redirect(path ?? HOME, path === undefined ? 302 : 301)
  })
}
