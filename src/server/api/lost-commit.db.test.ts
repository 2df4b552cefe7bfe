import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import sharp from 'sharp'
import { inputOf } from '#records/crud/write-record.server.ts'
import { privateMediaCalls } from '#entities/media/api.server.ts'
import { ensureSettings } from '#entities/settings/queries.server.ts'
import { defaultSettings } from '#entities/settings/schema.ts'
import { openDb } from '#entities/open-db.server.ts'
import { inTransaction, isCommitInDoubt } from '#infra/db/transaction.server.ts'
import { createReadCounter } from '#features/reads/server/read-counter.ts'
import type { Services } from '#records/services.server.ts'
import { privatePostCalls } from '#posts/api.server.ts'
import { posts } from '#posts/collection.server.ts'
import { invalidateCaches } from '#server/invalidate-caches.ts'
import { build } from '#testing/build.ts'
import { startCommitLosingProxy } from '#testing/commit-losing-proxy.ts'
import { createPrivateApi } from '#testing/private-api.ts'
import { serveSite } from '#testing/site.ts'
import { createTestServices, testDatabase } from '#testing/test-db.ts'

const picture = await sharp({ create: { width: 32, height: 20, channels: 3, background: '#274' } })
  .png()
  .toBuffer()

async function startSite() {
  const direct = await createTestServices()
  const proxy = await startCommitLosingProxy(direct.env.DATABASE_URL ?? '')
  // Shorter than the 20 s after which a response counts as lost.
  const env = { ...direct.env, DATABASE_URL: `${proxy.url}?query_timeout=3000` }
  const services: Services = { ...direct, env, db: openDb(env) }
  const { pages, storage } = services
  await ensureSettings(direct.db, defaultSettings)
  const post = await build.post(direct.db, { slug: 'stranka' })
  const api = createPrivateApi(services, [...privatePostCalls, ...privateMediaCalls])
  const { fetchPath } = await serveSite(services)
  invalidateCaches(services)
  return {
    api,
    services,
    fetchPath,
    pages,
    post,
    proxy,
    storage,
    db: services.db,
    /** The database without the proxy. */
    direct: direct.db,
    isKept: async () => {
      await fetchPath('/stranka/')
      const { hits } = pages.stats()
      await fetchPath('/stranka/')
      return pages.stats().hits > hits
    },
    stored: () => direct.db.selectFrom('post').where('id', '=', post.id).select('title').executeTakeFirst(),
    save: async (title: string) => {
      const { version } = (await api.get(`/posts/${post.id}`)).body
      return api.put(`/posts/${post.id}`, { ...inputOf(posts, post), title, version })
    },
    async close() {
      await Promise.all(services.beforeClose.map((finish) => finish()))
      await services.db.destroy()
    },
  }
}

/** SQLite runs in the process itself: its responses cannot get lost. */
describe.runIf(testDatabase === 'postgres')('the response to a commit is lost', () => {
  let site: Awaited<ReturnType<typeof startSite>>
  beforeAll(async () => {
    site = await startSite()
  })
  afterAll(() => site.close())
  beforeEach(() => vi.waitUntil(site.isKept, { timeout: 10_000 }))

  test.each(['cut', 'silence'] as const)('a save (%s): 503, and the page shows what is stored', async (how) => {
    const { fetchPath, proxy, save, stored } = site
    proxy.loseNextCommit(how)
    const title = `Po ztrátě: ${how}`
    expect(await save(title)).toMatchObject({ status: 503, body: { code: 'UNAVAILABLE' } })
    expect(proxy.hasLost()).toBe(true)
    expect(await stored()).toEqual({ title })
    expect((await fetchPath('/stranka/')).text).toContain(title)
  })

  test('a save that is stored only after it seemed to fail: the page shows it then', async () => {
    const { fetchPath, isKept, proxy, save, stored } = site
    const { title: before } = (await stored()) ?? { title: '' }
    proxy.loseNextCommit('cut early')
    expect((await save('Uloženo později')).status).toBe(503)
    await vi.waitUntil(isKept, { timeout: 10_000 })
    expect((await fetchPath('/stranka/')).text).toContain(before)
    proxy.releaseCommit()
    await vi.waitFor(async () => expect((await fetchPath('/stranka/')).text).toContain('Uloženo později'), {
      timeout: 10_000,
    })
    expect(await stored()).toEqual({ title: 'Uloženo později' })
  })

  test.each(['cut', 'silence'] as const)('a batch of reads (%s): each is counted once', async (how) => {
    const { direct, proxy, services } = site
    const post = await build.post(direct, { slug: `cteny-${how}` })
    const counter = createReadCounter(services)
    counter.add(`/cteny-${how}/`, false)
    proxy.loseNextCommit(how)
    await counter.flush()
    expect(proxy.hasLost()).toBe(true)
    counter.add(`/cteny-${how}/`, false)
    await vi.waitFor(async () => {
      await counter.flush()
      const rows = await direct.selectFrom('readSum').where('postId', '=', post.id).select('people').execute()
      expect(rows).toEqual([{ people: 2 }, { people: 2 }, { people: 2 }])
    })
  })

  test('a commit refused by the database itself is not in doubt', async () => {
    const { db, pages, post } = site
    const { dropped } = pages.stats()
    const refused = inTransaction(db, (trx) =>
      trx.updateTable('post').set({ writer: 'neni-0001' }).where('id', '=', post.id).execute(),
    )
    await expect(refused).rejects.toSatisfy((error) => !isCommitInDoubt(error))
    expect(pages.stats().dropped).toBe(dropped)
  })

  test.each(['cut', 'silence'] as const)('an upload (%s): 503, and no stored picture lacks its file', async (how) => {
    const { api, direct, proxy, storage } = site
    const title = `Obrázek ${how}`
    const form = new FormData()
    form.set('file', new File([new Uint8Array(picture)], 'sal.png'))
    form.set('title', title)
    proxy.loseNextCommit(how)
    expect((await api.send('POST', '/media', { body: form })).status).toBe(503)
    const row = await direct.selectFrom('media').where('title', '=', title).select('key').executeTakeFirstOrThrow()
    expect(await storage.get(row.key)).toBeDefined()
  })
})
