import { afterAll, expect, test, vi } from 'vitest'
import { SYSTEM } from '#entities/actor.ts'
import { changeRecord } from '#entities/crud.server.ts'
import { ensureSettings } from '#entities/settings/queries.server.ts'
import { defaultSettings } from '#entities/settings/schema.ts'
import { openDb } from '#entities/tables.server.ts'
import { createPageCache } from '#infra/cache/page-cache.server.ts'
import type { Services } from '#entities/services.server.ts'
import { posts } from '#posts/collection.server.ts'
import { invalidateCaches } from '#server/invalidate-caches.ts'
import { build } from '#testing/build.ts'
import { serveSite } from '#testing/site.ts'
import { createTestServices } from '#testing/test-db.ts'

/** Two servers that share nothing but the database, as two processes or machines do. */
const here = await createTestServices()
const there: Services = { ...here, db: openDb(here.env), pages: createPageCache(10_000_000), beforeClose: [] }
await ensureSettings(here.db, defaultSettings)
const post = await build.post(here.db, { title: 'Stará', slug: 'stranka' })

const servers = [here, there].map((services) => {
  invalidateCaches(services)
  return { services, site: serveSite(services) }
})
afterAll(async () => {
  for (const { services } of servers) await Promise.all(services.beforeClose.map((finish) => finish()))
  await there.db.destroy()
})

/** Asks until the server keeps the page. */
async function keep({ services, site }: (typeof servers)[number]) {
  const { ask } = await site
  await vi.waitFor(
    async () => {
      await ask('/stranka/')
      expect(services.pages.stats().pages).toBe(1)
    },
    { timeout: 5000 },
  )
  return ask
}

test('a save is seen at once where it was made, and within a second on the other server', async () => {
  const [askHere, askThere] = [await keep(servers[0]!), await keep(servers[1]!)]
  for (const title of ['Nová', 'Novější', 'Nejnovější']) {
    await changeRecord(here.db, posts, post.id, { title }, SYSTEM, 'update')
    const saved = performance.now()
    expect((await askHere('/stranka/')).text).toContain(`>${title}<`)
    await vi.waitFor(async () => expect((await askThere('/stranka/')).text).toContain(`>${title}<`), {
      timeout: 1000,
      interval: 10,
    })
    expect(performance.now() - saved).toBeLessThan(1000)
    await keep(servers[1]!)
  }
})
