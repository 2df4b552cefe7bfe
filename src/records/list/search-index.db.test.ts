import { expect, test } from 'vitest'
import { indexForSearch } from '#records/list/search-index.server.ts'
import { createTestDb } from '#testing/test-db.ts'
import { offersDuring } from '#testing/turns-during.ts'

const db = await createTestDb()

test('a long text is indexed whole, and others have their turn meanwhile', async () => {
  const words = Array.from({ length: 40_000 }, (_, index) => `Příliš${index}`)
  const entry = { collection: 'posts', recordId: 'dlouhy-text-1', title: 'Dlouhý text' }
  const short = await offersDuring(() => indexForSearch(db, { ...entry, body: 'Krátký.' }))
  const long = await offersDuring(() => indexForSearch(db, { ...entry, body: words.join(', ') }))
  expect(long - short).toBeGreaterThanOrEqual(10)
  const { body } = await db
    .selectFrom('searchEntry')
    .where('recordId', '=', entry.recordId)
    .select('body')
    .executeTakeFirstOrThrow()
  expect(body).toBe(words.map((_, index) => `prilis${index}`).join(' '))
})
