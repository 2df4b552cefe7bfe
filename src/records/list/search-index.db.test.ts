import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { indexForSearch } from '#records/list/search-index.server.ts'
import { dialectOf } from '#infra/db/dialect.server.ts'
import { inTransaction } from '#infra/db/transaction.server.ts'
import { createTestDb } from '#testing/test-db.ts'
import { offersDuring } from '#testing/turns-during.ts'

const db = await createTestDb()
const numbered = (word: string, count: number) => Array.from({ length: count }, (_, index) => `${word}${index}`)
const index = (recordId: string, body: string) =>
  inTransaction(db, (trx) => indexForSearch(trx, { collection: 'posts', recordId, title: 'Dlouhý text', body }))

async function indexed(recordId: string): Promise<string[]> {
  const entries = db.selectFrom('searchEntry').where('recordId', '=', recordId)
  return (await entries.select('body').executeTakeFirstOrThrow()).body.split(' ')
}

async function found(...words: string[]): Promise<string[]> {
  const hits = dialectOf(db).found(words, 'posts')
  const { rows } = await sql<{ hitId: string }>`select * from ${hits} as hit`.execute(db)
  return rows.map(({ hitId }) => hitId)
}

test('all words of a text of 10,000 are indexed, as often as they are written', async () => {
  const words = [...numbered('příliš', 4000), ...numbered('příliš', 4000), ...numbered('kůň', 2000)]
  expect(await index('dlouhy-text-1', words.join(', '))).toBe(true)
  expect(await indexed('dlouhy-text-1')).toEqual([
    ...numbered('prilis', 4000),
    ...numbered('prilis', 4000),
    ...numbered('kun', 2000),
  ])
  expect(await index('dlouhy-text-1', words.join(' – '))).toBe(false)
})

test('of a longer one the words that are new, up to 8,000 different ones', async () => {
  const written = [...numbered('a', 2000), ...Array<string>(9000).fill('a0'), 'konec', ...numbered('b', 9000), 'nikdy']
  await index('dlouhy-text-2', written.join(' '))
  expect(await indexed('dlouhy-text-2')).toEqual([
    ...numbered('a', 2000),
    ...Array<string>(8000).fill('a0'),
    'konec',
    ...numbered('b', 5999),
  ])
  expect(await found('konec')).toEqual(['dlouhy-text-2'])
  expect(await found('nikdy')).toEqual([])
})

test('the words of a long text are replaced, with turns for others in between', async () => {
  const replace = (word: string) => index('dlouhy-text-3', numbered(word, 8000).join(' '))
  const short = await offersDuring(() => index('kratky-text-1', 'Krátký.'))
  const created = await offersDuring(() => replace('stare'))
  expect(await found('stare7999', 'dlouhy')).toEqual(['dlouhy-text-3'])
  const replaced = await offersDuring(() => replace('nove'))
  expect(await found('stare7999')).toEqual([])
  expect(await found('nove7999', 'dlouhy')).toEqual(['dlouhy-text-3'])
  // SQLite offers one before each statement, and each flush has two of them.
  const more = dialectOf(db).name === 'sqlite' ? 3 : 0
  expect(created - short).toBeGreaterThanOrEqual(more)
  expect(replaced - created).toBeGreaterThanOrEqual(more)
  expect(await index('dlouhy-text-3', 'Krátký.')).toBe(true)
  expect(await found('nove7999')).toEqual([])
  expect(await indexed('dlouhy-text-3')).toEqual(['kratky'])
})

test('a text without any space is folded in pieces, too', async () => {
  const text = numbered('slovo', 30_000).join(',')
  const offersFor = (id: string, length: number) => offersDuring(() => index(id, text.slice(0, length)))
  const one = await offersFor('bez-mezer-1', 40_000)
  expect((await offersFor('bez-mezer-5', 240_000)) - one).toBeGreaterThanOrEqual(4)
})
