import { expect, vi } from 'vitest'
import { ensureSettings } from '#entities/settings/queries.server.ts'
import { defaultSettings } from '#entities/settings/schema.ts'
import { openDb } from '#entities/open-db.server.ts'
import { dataCacheOf } from '#infra/cache/data-cache.server.ts'
import { createPageCache } from '#infra/cache/page-cache.server.ts'
import { EVERYTHING } from '#infra/cache/tracking.server.ts'
import { invalidateCaches } from '#server/invalidate-caches.ts'
import { afterFile } from '#testing/after-file.ts'
import { createSiteEdits } from '#testing/site-edits.ts'
import { createSiteRecords } from '#testing/site-records.ts'
import { serveSite } from '#testing/site.ts'
import { createTestServices } from '#testing/test-db.ts'

/** Thousands of pages are rendered from it, which takes long on a busy machine. */
export const EDITED_SITE_TIMEOUT_MS = 900_000

const ADDRESSES = [
  '/',
  '/?platba=paysafecard',
  '/?vse=1',
  '/?radit=vyplaty',
  '/recenze/',
  '/recenze/?strana=2',
  '/autor/',
  '/autor/jana/',
  '/autor/petr/',
  '/clanky/',
  '/rubrika/platby/',
  '/rubrika/penize/',
  '/recenze/?zobrazit=tabulka',
  '/clanek/',
  '/clanek-jinde/',
  '/kasina-s-metodou/',
  '/recenze/clanek/',
  '/recenze/modry-lev/',
  '/recenze/sazkarna/',
  '/bloky/',
  '/koncept/',
  '/kontaktujte-nas/',
  '/zasady-ochrany-osobnich-udaju/',
  '/pomoc/',
  '/pauza/',
  '/robots.txt',
  '/sitemap.xml',
  '/rss.xml',
  '/api/v1/public/casinos/casinos',
]

/** A site under edits, on a server with a page cache and next to one without. */
export async function createEditedSite() {
  const services = await createTestServices()
  const { db, env, pages } = services
  const { fetchPath } = await serveSite(services)
  /** Caches no pages, and flushes its data cache before each comparison. */
  const uncached = { ...services, db: openDb(env), pages: createPageCache(0) }
  const { fetchPath: fetchUncached } = await serveSite(uncached)
  dataCacheOf(uncached.db).setSubscribed(true)
  afterFile(async () => {
    await Promise.all(services.beforeClose.map((finish) => finish()))
    await uncached.db.destroy()
  })
  const addresses = [...ADDRESSES]
  const { names, edit } = createSiteEdits(services, await createSiteRecords(db))

  const seenBy = async (visit: typeof fetchPath, address: string) => {
    const { status, text, headers } = await visit(address)
    return { address, status, text: status === 200 ? text : '', location: headers['location'] }
  }

  /** Cached pages, and pages rendered from cached data, must equal those of a server without any cache. */
  async function expectFresh(name: string): Promise<void> {
    dataCacheOf(uncached.db).invalidate([EVERYTHING])
    for (const address of addresses) {
      const shown = await seenBy(fetchPath, address)
      expect({ after: name, ...shown }).toEqual({ after: name, ...(await seenBy(fetchUncached, address)) })
    }
  }

  /**
   * Requests until pages are cached, which they are not while the subscription to changes is lost; returns how many.
   */
  const cacheAll = () =>
    vi.waitUntil(
      async () => {
        await Promise.all(addresses.map((address) => fetchPath(address)))
        const kept = addresses.filter((address) => pages.get(address, 0))
        return kept.includes('/recenze/') && kept.length
      },
      { timeout: EDITED_SITE_TIMEOUT_MS },
    )

  await ensureSettings(db, defaultSettings)
  invalidateCaches(services)
  await cacheAll()
  return { db, pages, addresses, names, edit, expectFresh, cacheAll }
}
