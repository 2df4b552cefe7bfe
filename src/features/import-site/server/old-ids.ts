import type { AppHono } from '#records/calls/calls.server.ts'
import type { Reader } from '#records/db.server.ts'
import type { Services } from '#records/services.server.ts'
import { mediaUrl } from '#entities/media/schema.ts'
import { ARTICLES_PATH } from '#shared/rubric-address.ts'
import { postPath } from '#shared/post-address.ts'

const NAMES = ['p', 'page_id', 'attachment_id']
/** Lists of posts by a number, which have one list here. */
const LISTS = ['cat', 'm', 'author']
const FEED = 'feed'
const RSS = '/rss.xml'
const ID = /^[1-9]\d*$/
const MAX_DIGITS = 18

interface Old {
  /** Undefined for a list or a feed. */
  id?: string
  path?: string
}

function oldIn(path: string, params: URLSearchParams): Old | undefined {
  if (path !== '/' || params.size === 0) return undefined
  const numberOf = (names: string[]) => {
    const given = names.map((name) => params.get(name)).find((value) => value !== null) ?? ''
    return given.length <= MAX_DIGITS && ID.test(given) ? given : undefined
  }
  const id = numberOf(NAMES)
  if (id !== undefined) return { id }
  if (params.has(FEED)) return { path: RSS }
  return numberOf(LISTS) === undefined ? undefined : { path: ARTICLES_PATH }
}

/** `/?p=21`, the address of a post of WordPress by its number. */
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
  app.get('/', async (http, next) => {
    const old = oldIn(http.req.path, new URL(http.req.url).searchParams)
    if (!old) return next()
    const path = old.id === undefined ? ((await hasImport(db)) ? old.path : undefined) : await findPath(db, old.id)
    http.header('Cache-Control', path === undefined ? 'no-store' : 'public, max-age=300')
    return http.redirect(path ?? '/', path === undefined ? 302 : 301)
  })
}
