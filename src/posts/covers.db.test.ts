import { expect, test } from 'vitest'
import { listPosts } from '#posts/list.server.ts'
import { findPublicPost } from '#posts/queries.server.ts'
import { build } from '#testing/build.ts'
import { createTestDb } from '#testing/test-db.ts'

const db = await createTestDb()
const NOW = new Date('2026-11-16T12:00:00Z')
const cover = { motif: 'hundred', count: 4 } as const
const rubric = (await build.rubric(db, { ground: 'safety' })).id

const urls = async (slug: string) => {
  const listed = (await listPosts(db, { limit: 10, offset: 0 }, NOW)).find(({ path }) => path === `/${slug}/`)
  const shown = await findPublicPost(db, { slug }, NOW)
  return [listed?.cover?.url, shown?.cover?.url]
}

test('the background comes from the rubric, or else from the motif', async () => {
  await build.post(db, { slug: 'v-rubrice', rubric, cover })
  await build.post(db, { slug: 'bez-rubriky', cover })
  expect(await urls('v-rubrice')).toEqual(Array(2).fill('/cover/2/safety/hundred-4.svg'))
  expect(await urls('bez-rubriky')).toEqual(Array(2).fill('/cover/2/explainers/hundred-4.svg'))
})

test('a banner replaces the cover', async () => {
  const picture = await build.media(db)
  await build.post(db, { slug: 's-bannerem', cover, banner: { mediaId: picture.id, alt: '' } })
  expect(await urls('s-bannerem')).toEqual([undefined, undefined])
  expect((await findPublicPost(db, { slug: 's-bannerem' }, NOW))?.banner).not.toBeNull()
})
