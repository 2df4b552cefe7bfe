import fc from 'fast-check'
import { afterAll, expect, test, vi } from 'vitest'
import { ensureSettings } from '#entities/settings/queries.server.ts'
import { defaultSettings } from '#entities/settings/schema.ts'
import type { Services } from '#records/services.server.ts'
import { openDb } from '#entities/open-db.server.ts'
import { createPageCache } from '#infra/cache/page-cache.server.ts'
import { invalidateCaches } from '#server/invalidate-caches.ts'
import { createPublishing } from '#features/schedule/server/publishing.ts'
import { build } from '#testing/build.ts'
import { serveSite } from '#testing/site.ts'
import { createTestServices } from '#testing/test-db.ts'

const MINUTE = 60_000
/** Far enough ahead that nothing of it has passed. */
const start = Date.now() + 24 * 60 * MINUTE
const at = (minute: number) => new Date(start + minute * MINUTE).toISOString()

let minute = 0
const clock = () => new Date(start + minute * MINUTE)

/** Two servers that share nothing but the database. */
const first = await createTestServices()
const here: Services = { ...first, now: clock }
const there: Services = {
  ...first,
  db: openDb(first.env),
  pages: createPageCache(10_000_000),
  now: clock,
  beforeClose: [],
}
await ensureSettings(here.db, defaultSettings)
const writer = await build.writer(here.db, { firstName: 'Jana', lastName: 'Nová' })
await build.post(here.db, { slug: 'jana', category: 'Autor', writer: writer.id })
const servers = await Promise.all(
  [here, there].map(async (services) => {
    invalidateCaches(services)
    return { job: createPublishing(services), fetchPath: (await serveSite(services)).fetchPath, services }
  }),
)
afterAll(async () => {
  for (const { services } of servers) await Promise.all(services.beforeClose.map((finish) => finish()))
  await there.db.destroy()
})

const PAGES = ['/', '/recenze/', '/autor/jana/', '/rss.xml', '/sitemap.xml', '/api/v1/public/search?q=Listopad']

/** How long the other server may take to be notified of a change, however busy the machine is. */
const HEARD = { timeout: 30_000, interval: 20 }

/** They show only the newest, or only reviews. */
const SHOWS_SOME = new Set(['/', '/recenze/'])

interface Plan {
  appears: number
  /** Unpublished that many minutes later, if at all. */
  stays: number | null
}

const plans = fc.array(
  fc.record<Plan>({
    appears: fc.integer({ min: 1, max: 12 }),
    stays: fc.option(fc.integer({ min: 1, max: 6 })),
  }),
  { minLength: 1, maxLength: 4 },
)
/** Minutes between two runs; many of them simulate a server that was down. */
const waits = fc.array(fc.integer({ min: 1, max: 9 }), { minLength: 1, maxLength: 4 })

let run = 0

test('no page of any server shows a post before its time or after its end, all show it in between, done once', async () => {
  await fc.assert(
    fc.asyncProperty(plans, waits, async (given, steps) => {
      run++
      const base = minute
      const made = await Promise.all(
        given.map(async ({ appears, stays }, index) => {
          const slug = `beh-${run}-clanek-${index}`
          const from = base + appears
          const until = stays === null ? Infinity : from + stays
          const post = await build.post(here.db, {
            title: `Listopad ${slug}`,
            slug,
            writer: writer.id,
            isActive: false,
            publishAt: at(from),
            unpublishAt: until === Infinity ? null : at(until),
          })
          return { id: post.id, slug, from, until }
        }),
      )
      for (const wait of steps) {
        minute += wait
        await Promise.all(servers.map(({ job }) => job.run()))
        // A process that was too late does it in the next second.
        await Promise.all(servers.map(({ job }) => job.run()))
        for (const { fetchPath } of servers) {
          for (const { slug, from, until } of made) {
            const isLive = from <= minute && minute < until
            // The other server is notified within a moment.
            await vi.waitFor(
              async () =>
                expect([slug, minute, (await fetchPath(`/${slug}/`)).status]).toEqual([
                  slug,
                  minute,
                  isLive ? 200 : 404,
                ]),
              HEARD,
            )
          }
          for (const path of PAGES) {
            await vi.waitFor(async () => {
              const { text } = await fetchPath(path)
              const shown = made.filter(({ slug }) => text.includes(slug)).map(({ slug }) => slug)
              const live = made.filter(({ from, until }) => from <= minute && minute < until).map(({ slug }) => slug)
              expect([path, shown]).toEqual([
                path,
                SHOWS_SOME.has(path) ? shown.filter((each) => live.includes(each)) : live,
              ])
            }, HEARD)
          }
        }
      }
      minute += 100
      await servers[0]?.job.run()
      for (const { id, until } of made) {
        const done = await here.db
          .selectFrom('audit')
          .where('recordId', '=', id)
          .where('action', 'in', ['publish', 'unpublish'])
          .orderBy('id')
          .select('action')
          .execute()
        expect(done.map(({ action }) => action)).toEqual(until === Infinity ? ['publish'] : ['publish', 'unpublish'])
      }
    }),
    { numRuns: 6 },
  )
}, 120_000)
