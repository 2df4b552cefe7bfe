import { expect, test } from 'vitest'
import { casinos } from '#entities/casino/collection.server.ts'
import { type Listed, listQuerySchema } from '#records/list/list-query.server.ts'
import { listRecords } from '#records/list/list.server.ts'
import { userList } from '#entities/user/manage.server.ts'
import { p, page } from '#posts/content/build.ts'
import { postList } from '#posts/list-items.server.ts'
import { build } from '#testing/build.ts'
import { createTestDb } from '#testing/test-db.ts'

const db = await createTestDb()

async function titles<Item extends { id: string; title: string }>(listed: Listed<Item>, query: object) {
  const { items } = await listRecords(db, listed, listQuerySchema(listed).parse(query))
  return items.map(({ title }) => title)
}

test('ranks exact titles first, then prefixes, then words, then mentions', async () => {
  // The best match is the oldest, so that sorting by time would reverse the order.
  for (const title of ['Lev', 'Levné výplaty', 'Modrý lev', 'Výplaty']) {
    await build.post(db, { title, ...page(p(title === 'Výplaty' ? 'Kasino Lev vyplácí.' : 'Text.')) })
  }
  for (let count = 0; count < 6; count++) await build.post(db, { title: 'Jinde', ...page(p('Také lev.')) })
  expect(await titles(postList, { q: 'LÉV', sort: 'match', perPage: 5 })).toEqual([
    'Lev',
    'Levné výplaty',
    'Modrý lev',
    'Jinde',
    'Jinde',
  ])
  expect(await titles(postList, { q: 'lev mod', sort: 'match', perPage: 5 })).toEqual(['Modrý lev'])
  expect(await titles(postList, { q: 'lev', sort: 'match', perPage: 5, page: 2 })).toContain('Výplaty')
})

test('without words the default order applies; lists with their own search have no such sort', async () => {
  await build.casino(db, { title: 'Zlatá Vydra' })
  await build.casino(db, { title: 'Modrý Lev' })
  expect(await titles(casinos, { sort: 'match' })).toEqual(await titles(casinos, {}))
  expect(listQuerySchema(userList).safeParse({ sort: 'match' }).success).toBe(false)
})
