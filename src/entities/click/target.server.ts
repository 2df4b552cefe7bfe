import type { Click } from '#entities/click/schema.ts'
import type { Reader } from '#entities/collection.server.ts'
import { memoryOf, remember } from '#infra/db/memory.server.ts'
import { isHttpsUrl } from '#shared/schema/url.ts'

export interface Target {
  model: Click['targetModel']
  id: string
  /** Fits into a header: plain ASCII only. */
  href: string
}

const BYTES = 500

/** Where `/go/{slug}` leads. At once when it is known already; what leads nowhere is looked for each time. */
export function targetOf(db: Reader, slug: string): Target | undefined | Promise<Target | undefined> {
  const name = `target ${slug}`
  const known = memoryOf(db).find(name) as Target | undefined
  if (known || slug === '') return known
  return remember(db, name, () => findTarget(db, slug), BYTES)
}

/** The casino, else the bookmaker. Archived, closed and link-less ones lead nowhere. */
async function findTarget(db: Reader, slug: string): Promise<Target | undefined> {
  const casino = await db
    .selectFrom('casino')
    .where('slug', '=', slug)
    // Said although it follows: only then does SQLite use the index, which leaves out drafts without a slug.
    .where('slug', '<>', '')
    .where('isDeleted', '=', 0)
    .where('closedYear', 'is', null)
    .select(['id', 'refLink'])
    .executeTakeFirst()
  if (casino && isHttpsUrl(casino.refLink)) return { model: 'Casino', id: casino.id, href: hrefOf(casino.refLink) }
  const bookmaker = await db
    .selectFrom('bookmaker')
    .where('slug', '=', slug)
    .where('slug', '<>', '')
    .where('isDeleted', '=', 0)
    .select(['id', 'refLink'])
    .executeTakeFirst()
  if (bookmaker && isHttpsUrl(bookmaker.refLink)) {
    return { model: 'Bookmaker', id: bookmaker.id, href: hrefOf(bookmaker.refLink) }
  }
  return undefined
}

const hrefOf = (url: string) => new URL(url).href
