import type { AppHono } from '#records/calls/calls.server.ts'
import type { Reader } from '#records/db.server.ts'
import type { Services } from '#records/services.server.ts'
import { postPath } from '#shared/post-address.ts'

const NAMES = ['p', 'page_id']
const ID = /^[1-9]\d*$/
const MAX_DIGITS = 18

function oldIdIn(path: string, params: URLSearchParams): string | undefined {
  if (path !== '/' || params.size === 0) return undefined
  const given = NAMES.map((name) => params.get(name)).find((value) => value !== null) ?? ''
  return given.length <= MAX_DIGITS && ID.test(given) ? given : undefined
}

/** `/?p=21`, the address of a post of WordPress by its number. */
export const hasOldId = (path: string, params: URLSearchParams): boolean => oldIdIn(path, params) !== undefined

async function findPath(db: Reader, oldId: string): Promise<string | undefined> {
  const post = await db
    .selectFrom('siteImportItem')
    .innerJoin('post', 'post.id', 'siteImportItem.recordId')
    .where('siteImportItem.oldId', '=', oldId)
    .where('post.isDeleted', '=', 0)
    // Two sites may have had the same number: the later one is moving now.
    .orderBy('siteImportItem.recordId', 'desc')
    .select(['post.slug', 'post.category'])
    .executeTakeFirst()
  return post && postPath({ slug: post.slug, category: post.category === 'Recenze' ? 'Recenze' : '/' })
}

/** A number that came with no import is a home page of somebody who added it. */
export function mountOldIds(app: AppHono, { db }: Pick<Services, 'db'>): void {
  app.get('/', async (http, next) => {
    const oldId = oldIdIn(http.req.path, new URL(http.req.url).searchParams)
    if (oldId === undefined) return next()
    const path = await findPath(db, oldId)
    http.header('Cache-Control', path === undefined ? 'no-store' : 'public, max-age=300')
    return http.redirect(path ?? '/', path === undefined ? 302 : 301)
  })
}
