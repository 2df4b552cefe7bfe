import { expect, test, vi } from 'vitest'
import { inputOf } from '#records/crud/write-record.server.ts'
import { SYSTEM } from '#records/actor.ts'
import { archiveRecord, updateRecord } from '#records/crud/crud.server.ts'
import { dataCacheOf } from '#infra/cache/data-cache.server.ts'
import { posts } from '#posts/collection.server.ts'
import { postMapper } from '#posts/schema.ts'
import { invalidateCaches } from '#server/invalidate-caches.ts'
import { sitemap, sitemapPart } from '#server/feeds/sitemap.ts'
import { build } from '#testing/build.ts'
import { createTestServices } from '#testing/test-db.ts'

const services = await createTestServices()
const { db } = services
const site = { db, siteUrl: 'https://rozvazne.example', partSize: 3 }
const POSTS = 12

const made: { id: string; slug: string }[] = []
for (let number = 0; number < POSTS; number++) {
  const { id, slug } = await build.post(db, { slug: `stranka-${number}` })
  const createdAt = `2025-${String(number + 1).padStart(2, '0')}-01T00:00:00.000Z`
  await db.updateTable('post').set({ createdAt }).where('id', '=', id).execute()
  made.push({ id, slug })
}
invalidateCaches(services)

const addressesIn = (xml = '') => [...xml.matchAll(/<loc>[^<]*\/(stranka-[^<]*)\/<\/loc>/g)].map(([, slug]) => slug)

/** All parts, and how many values were read from the database for them. */
async function readParts() {
  const { made: before } = dataCacheOf(db).stats()
  const index = await sitemap(site)
  const numbers = [...index.matchAll(/sitemap-(\d+)\.xml/g)].map(([, number]) => Number(number))
  const parts = await Promise.all(numbers.map(async (number) => addressesIn(await sitemapPart(site, number))))
  return { parts, readAnew: dataCacheOf(db).stats().made - before }
}

async function save(id: string, change: object) {
  const row = await db.selectFrom('post').where('id', '=', id).selectAll().executeTakeFirstOrThrow()
  const post = postMapper.decode(row)
  await updateRecord(db, posts, id, { ...inputOf(posts, post), ...change }, post.version, SYSTEM)
}

test('a save recomputes only its own part, whatever it changes', async () => {
  const first = await readParts()
  expect(first.parts).toEqual([0, 3, 6, 9].map((from) => made.slice(from, from + 3).map(({ slug }) => slug)))
  // Nothing is cached before the subscription to changes is active.
  await vi.waitFor(async () => expect((await readParts()).readAnew).toBe(0), { timeout: 30_000 })

  // The ranges and the one part.
  await save(made[4]?.id ?? '', { slug: 'stranka-jinak' })
  const moved = await readParts()
  expect(moved.readAnew).toBe(2)
  expect(moved.parts[1]).toEqual(['stranka-3', 'stranka-jinak', 'stranka-5'])

  // The former last part now has an end.
  await build.post(db, { slug: 'stranka-nova' })
  const added = await readParts()
  expect(added.readAnew).toBe(3)
  expect(added.parts.at(-1)).toEqual(['stranka-nova'])

  // All later parts shift by one.
  await archiveRecord(db, posts, made[7]?.id ?? '', SYSTEM)
  const archived = await readParts()
  expect(archived.parts.map((part) => part.length)).toEqual([3, 3, 3, 3])
  expect(archived.parts.flat()).not.toContain('stranka-7')
  expect(archived.readAnew).toBe(3)
})
