import { expect, test } from 'vitest'
import { casinos } from '#entities/casino/collection.server.ts'
import { type Listed, listQuerySchema, listRecords } from '#entities/list.server.ts'
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

test('the best title comes first: the very same, its beginning, its words, and then what only mentions it', async () => {
  // The newest last, so that the order of time would be the other way round.
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

test('without words it is the usual order, and what is searched in its own way has no such sort', async () => {
  await build.casino(db, { title: 'Zlatá Vydra' })
  await build.casino(db, { title: 'Modrý Lev' })
  expect(await titles(casinos, { sort: 'match' })).toEqual(await titles(casinos, {}))
  expect(listQuerySchema(userList).safeParse({ sort: 'match' }).success).toBe(false)
})
