import type { Click } from '#entities/click/schema.ts'
import type { Reader } from '#entities/collection.server.ts'
import { isHttpsUrl } from '#shared/schema/url.ts'

export interface Target {
  model: Click['targetModel']
  id: string
  url: string
}

/** Where `/go/{slug}` leads: the casino, else the bookmaker. Archived, closed and link-less ones lead nowhere. */
export async function findTarget(db: Reader, slug: string): Promise<Target | undefined> {
  if (slug === '') return undefined
  const casino = await db
    .selectFrom('casino')
    .where('slug', '=', slug)
    // Said although it follows: only then does SQLite use the index, which leaves out drafts without a slug.
    .where('slug', '<>', '')
    .where('isDeleted', '=', 0)
    .where('closedYear', 'is', null)
    .select(['id', 'refLink'])
    .executeTakeFirst()
  if (casino && isHttpsUrl(casino.refLink)) return { model: 'Casino', id: casino.id, url: casino.refLink }
  const bookmaker = await db
    .selectFrom('bookmaker')
    .where('slug', '=', slug)
    .where('slug', '<>', '')
    .where('isDeleted', '=', 0)
    .select(['id', 'refLink'])
    .executeTakeFirst()
  if (bookmaker && isHttpsUrl(bookmaker.refLink)) {
    return { model: 'Bookmaker', id: bookmaker.id, url: bookmaker.refLink }
  }
  return undefined
}
