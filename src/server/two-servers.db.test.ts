import { afterAll, expect, test, vi } from 'vitest'
import { SYSTEM } from '#records/actor.ts'
import { changeRecord } from '#records/crud/crud.server.ts'
import { ensureSettings } from '#entities/settings/queries.server.ts'
import { defaultSettings } from '#entities/settings/schema.ts'
import { openDb } from '#entities/open-db.server.ts'
import { createPageCache } from '#infra/cache/page-cache.server.ts'
import type { Services } from '#records/services.server.ts'
import type { Job } from '#server/jobs.ts'
import { posts } from '#posts/collection.server.ts'
import { createApp } from '#server/app.ts'
import { createFileSweep } from '#server/file-sweep.ts'
import { invalidateCaches } from '#server/invalidate-caches.ts'
import { createLinkProbing } from '#features/links/server/probe-links.ts'
import { createBrowser } from '#testing/browser.ts'
import { build } from '#testing/build.ts'
import { serveSite } from '#testing/site.ts'
import { createTestServices } from '#testing/test-db.ts'

/** Two servers that share nothing but the database, like two processes or machines. */
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

/** Requests the page until the server caches it. */
async function keep({ services, site }: (typeof servers)[number]) {
  const { fetchPath } = await site
  await vi.waitFor(
    async () => {
      await fetchPath('/stranka/')
      expect(services.pages.stats().pages).toBe(1)
    },
    { timeout: 5000 },
  )
  return fetchPath
}

test('a save is visible at once where it was made, and within a second on the other server', async () => {
  const [fetchHere, fetchThere] = [await keep(servers[0]!), await keep(servers[1]!)]
  for (const title of ['Nová', 'Novější', 'Nejnovější']) {
    await changeRecord(here.db, posts, post.id, { title }, SYSTEM, 'update')
    const saved = performance.now()
    expect((await fetchHere('/stranka/')).text).toContain(`>${title}<`)
    await vi.waitFor(async () => expect((await fetchThere('/stranka/')).text).toContain(`>${title}<`), {
      timeout: 1000,
      interval: 10,
    })
    expect(performance.now() - saved).toBeLessThan(1000)
    await keep(servers[1]!)
  }
})

/** Alternates between the servers, from one address and in one moment. */
function inTurns(ip: string, path: string, body: unknown) {
  const moment = new Date()
  const browsers = [here, there].map((services) => {
    const env = { ...services.env, TRUST_PROXY: true }
    const app = createApp({ ...services, env, now: () => moment }, { renderPage: async () => new Response('a page') })
    return createBrowser(app, { ip })
  })
  let count = 0
  return async () => (await browsers[count++ % 2]!.send('POST', path, { body })).status
}

test('password guesses are limited across both servers', async () => {
  const credentials = { email: 'nikdo@web.cz', password: 'něco docela špatného', fingerprint: 'otisk-prohlizece' }
  const guess = inTurns('203.0.113.1', '/auth/login', credentials)
  const answers: number[] = []
  for (let guesses = 0; guesses < 7; guesses++) answers.push(await guess())
  expect(answers).toEqual([400, 400, 400, 400, 400, 429, 429])
})

test('so are messages of a visitor', async () => {
  const body = { name: 'Jana', email: 'jana@example.cz', message: 'V recenzi je chyba.' }
  const write = inTurns('203.0.113.2', '/api/v1/public/messages', body)
  const answers: number[] = []
  for (let messages = 0; messages < 7; messages++) answers.push(await write())
  expect(answers).toEqual([201, 201, 201, 201, 201, 429, 429])
})

test('background work is done by one server, and by the other once that one leaves', async () => {
  const probed: string[] = []
  await build.casino(here.db, { title: 'Lev', refLink: 'https://lev.cz/a', website: 'https://tygr.cz/b' })
  const links = (services: Services) =>
    createLinkProbing(services, async (url) => {
      probed.push(url)
      return { state: 'ok', detail: '' }
    })
  const swept: Services[] = []
  const files = (services: Services) =>
    createFileSweep({
      ...services,
      storage: {
        ...services.storage,
        list: async () => {
          swept.push(services)
          return []
        },
      },
    })
  for (const { jobOf, done } of [
    { jobOf: links, done: probed },
    { jobOf: files, done: swept },
  ]) {
    const jobs: [Job, Job] = [jobOf(here), jobOf(there)]
    await Promise.all(jobs.map((job) => job.run()))
    expect(done).toHaveLength(1)
    for (const job of jobs) await job.leave()
    await jobs[1].run()
    expect(done).toHaveLength(2)
    await jobs[1].leave()
  }
})
