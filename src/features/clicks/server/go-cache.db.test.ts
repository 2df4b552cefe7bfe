import { afterAll, expect, test, vi } from 'vitest'
import { SYSTEM } from '#records/actor.ts'
import { casinos } from '#entities/casino/collection.server.ts'
import { archiveRecord, changeRecord } from '#records/crud/crud.server.ts'
import { dataCacheOf } from '#infra/cache/data-cache.server.ts'
import { openDb } from '#entities/open-db.server.ts'
import { createPageCache } from '#infra/cache/page-cache.server.ts'
import type { Services } from '#records/services.server.ts'
import { invalidateCaches } from '#server/invalidate-caches.ts'
import { build } from '#testing/build.ts'
import { serveSite } from '#testing/site.ts'
import { createTestServices } from '#testing/test-db.ts'

/** Two servers that share nothing but the database. */
const here = await createTestServices()
const there: Services = { ...here, db: openDb(here.env), pages: createPageCache(0), beforeClose: [] }
const lion = await build.licensedCasino(here.db, { title: 'Modrý Lev', refLink: 'https://lev.example/' })
for (const services of [here, there]) invalidateCaches(services)
const [{ fetchPath: fetchHere }, { fetchPath: fetchThere }] = [await serveSite(here), await serveSite(there)]

const finish = async () => {
  for (const { beforeClose } of [here, there]) for (const close of beforeClose.splice(0)) await close()
}
afterAll(async () => {
  await finish()
  await there.db.destroy()
})

const locationOf = async (fetchPath: typeof fetchHere) =>
  (await fetchPath('/go/modry-lev?from=menu')).headers['location']
const isKept = ({ db }: Services) => dataCacheOf(db).stats().count === 1

test('served from the cache, up to date after a change, and every click is stored', async () => {
  let clicks = 0
  for (const [services, fetchPath] of [[here, fetchHere] as const, [there, fetchThere] as const]) {
    await vi.waitUntil(
      async () => {
        clicks++
        expect(await locationOf(fetchPath)).toBe('https://lev.example/')
        return isKept(services)
      },
      { timeout: 5000 },
    )
  }
  const refLink = 'https://novy-lev.example/'
  await changeRecord(here.db, casinos, lion.id, { refLink }, SYSTEM, 'update')
  expect(await locationOf(fetchHere)).toBe(refLink)
  await vi.waitUntil(
    async () => {
      clicks++
      return (await locationOf(fetchThere)) === refLink
    },
    { timeout: 1000 },
  )
  await archiveRecord(here.db, casinos, lion.id, SYSTEM)
  expect(await locationOf(fetchHere)).toBe('/')
  await finish()
  const { count } = await here.db
    .selectFrom('click')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  expect(count).toBe(clicks + 1)
})

test('HEAD is redirected too, with the common headers and without a body', async () => {
  await build.licensedCasino(here.db, { title: 'Koruna', refLink: 'https://koruna.example/' })
  const { status, headers, bytes } = await fetchHere('/go/koruna', {}, 'HEAD')
  expect([status, headers['location'], headers['cache-control'], headers['x-robots-tag'], bytes.length]).toEqual([
    302,
    'https://koruna.example/',
    'no-store',
    'noindex, nofollow',
    0,
  ])
  expect(headers['x-content-type-options']).toBe('nosniff')
})
