import { isHttpsUrl } from '#shared/hrefs.ts'
import type { Click } from '#features/clicks/schema.ts'
import { findOfferLicences, type Licensed } from '#entities/licence/queries.server.ts'
import { isPublic, isRunning } from '#entities/offer/public.server.ts'
import type { Reader } from '#records/db.server.ts'
import { defineCached } from '#infra/cache/data-cache.server.ts'
import { unarchivedWith } from '#infra/db/unarchived.server.ts'

export interface Target {
  model: Click['targetModel']
  id: string
  /** ASCII only, as a header requires. Null if visitors are not redirected for lack of a valid licence. */
  href: string | null
}

const BYTES = 500

/** The target of `/go/{slug}`; unknown slugs are not cached. */
export const targetOf = defineCached(findTarget, { key: (slug) => slug, bytes: BYTES })

/** The casino, else the bookmaker. Drafts, archived and closed ones and those without a link have no target. */
async function findTarget(db: Reader, slug: string, now: Date): Promise<Target | undefined> {
  if (slug === '') return undefined
  const casino = await db
    .selectFrom('casino')
    .where(unarchivedWith('slug', slug))
    .where(isRunning('casino'))
    .select(['id', 'refLink'])
    .executeTakeFirst()
  const isUnlicensed = async (table: Licensed, id: string) =>
    (await findOfferLicences(db, table, [id], now))(id).state !== 'valid'
  if (casino && (await isUnlicensed('casino', casino.id))) return { model: 'Casino', id: casino.id, href: null }
  if (casino && isHttpsUrl(casino.refLink)) return { model: 'Casino', id: casino.id, href: hrefOf(casino.refLink) }
  const bookmaker = await db
    .selectFrom('bookmaker')
    .where(unarchivedWith('slug', slug))
    .where(isPublic('bookmaker'))
    .select(['id', 'refLink'])
    .executeTakeFirst()
  if (bookmaker && (await isUnlicensed('bookmaker', bookmaker.id))) {
    return { model: 'Bookmaker', id: bookmaker.id, href: null }
  }
  if (bookmaker && isHttpsUrl(bookmaker.refLink)) {
    return { model: 'Bookmaker', id: bookmaker.id, href: hrefOf(bookmaker.refLink) }
  }
  return undefined
}

const hrefOf = (url: string) => new URL(url).href
