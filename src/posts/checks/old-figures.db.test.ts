import { expect, test } from 'vitest'
import { SYSTEM } from '#records/actor.ts'
import { bookmakers } from '#entities/bookmaker/collection.server.ts'
import { casinos } from '#entities/casino/collection.server.ts'
import type { Casino, CasinoInput } from '#entities/casino/schema.ts'
import { getRecord, updateRecord } from '#records/crud/crud.server.ts'
import { inputOf } from '#records/crud/write-record.server.ts'
import { postsWithOldFigures } from '#posts/checks/posts-with-old-figures.server.ts'
import { recheckPosts } from '#posts/checks/recheck.server.ts'
import { posts } from '#posts/collection.server.ts'
import { h2, p, page } from '#posts/content/build.ts'
import { emptyTerms } from '#shared/schema/bonus-terms.ts'
import { build } from '#testing/build.ts'
import { createTestDb } from '#testing/test-db.ts'
import { offersDuring } from '#testing/turns-during.ts'

const db = await createTestDb()

const TERMS = { ...emptyTerms, percent: 100, ceiling: 25_000, multiple: 30, countedFrom: 'bonus' as const, days: 10 }

const change = ({ id, version, ...casino }: Casino, input: Partial<CasinoInput>) =>
  updateRecord(db, casinos, id, { ...inputOf(casinos, { id, version, ...casino }), ...input }, version, SYSTEM)
const messagesOf = async (postId: string) => {
  const rows = await db
    .selectFrom('postCheck')
    .where('postId', '=', postId)
    .where('rule', '=', 'old-figure')
    .selectAll()
    .execute()
  return rows.map(({ count, message }) => [count, message])
}
const placesOf = async (offerId: string) =>
  (await postsWithOldFigures(db, offerId))
    .toSorted((one, other) => one.title.localeCompare(other.title, 'cs') || one.finding - other.finding)
    .map(({ title, figure, place, sentence }) => [title, figure, place, sentence])

test('posts that name a figure from before a change are listed with the place', async () => {
  const casino = await build.casino(db, { title: 'Modrý Lev', bonus: '100 % do 25 000 Kč', bonusTerms: TERMS })
  const review = await build.post(db, {
    title: 'Recenze Modrého Lva',
    entity: casino.id,
    entityModel: 'Casino',
    ...page(h2('Bonus'), p('Za první vklad. Dostanete 100% bonus až do 25.000 Kč.'), h2('Výplaty'), p('Do 24 hodin.')),
  })
  const naming = await build.post(db, {
    title: 'Vánoce',
    ...page(p('Zlatá Koruna dává 100 %.'), p('U Modrého Lva čekejte 100 procent.')),
  })
  const linking = await build.post(db, { title: 'Odkaz', ...page(p('[Hrát](/go/modry-lev) se 100 % bonusem.')) })
  const other = await build.post(db, { title: 'Jiné', ...page(p('Zlatá Koruna dává 100 %.')) })
  await recheckPosts(db, new Date(), 100)
  expect(await placesOf(casino.id)).toEqual([])

  const changed = await change(casino, { bonus: '200 % do 25 000 Kč' })
  expect(await placesOf(casino.id)).toEqual([
    ['Odkaz', '100 %', 'Text', 'Hrát se 100 % bonusem.'],
    ['Recenze Modrého Lva', '100 %', 'Text › „Bonus“', 'Dostanete 100% bonus až do 25.000 Kč.'],
    ['Vánoce', '100 %', 'Text', 'U Modrého Lva čekejte 100 procent.'],
  ])

  // Those that refer to it are due at once, the others within a day.
  await recheckPosts(db, new Date(), 100)
  const message = '100 % is out of date: Modrý Lev has 200 % now'
  expect(await messagesOf(review.id)).toEqual([[1, message]])
  expect(await messagesOf(linking.id)).toEqual([[1, message]])
  expect(await messagesOf(naming.id)).toEqual([])
  await recheckPosts(db, new Date(Date.now() + 25 * 3_600_000), 100)
  expect(await messagesOf(naming.id)).toEqual([[1, message]])
  expect(await messagesOf(other.id)).toEqual([])

  // Once it is said on purpose, it is not asked about again.
  const { version, ...input } = await getRecord(db, posts, naming.id)
  const keptFigures = [{ offer: casino.id, figure: '100 %' }]
  await updateRecord(db, posts, naming.id, { ...inputOf(posts, { version, ...input }), keptFigures }, version, SYSTEM)
  expect((await placesOf(casino.id)).map(([title]) => title)).toEqual(['Odkaz', 'Recenze Modrého Lva'])

  // A value that came back is no old one.
  await change(changed, { bonus: '100 % do 25 000 Kč' })
  expect(await placesOf(casino.id)).toEqual([])
})

test('a bookmaker’s smallest deposit and the terms of its bonus count, too', async () => {
  const bookmaker = await build.bookmaker(db, {
    title: 'Sázka Jedna',
    minimumDeposit: 200,
    termsCondition: 'Protočte 5× do 30 dnů.',
  })
  await build.post(db, {
    title: 'Sázkovky',
    ...page(h2('Sázka Jedna'), p('Vklad od 200 Kč.'), p('Protočit musíte pětkrát, tedy 5x.')),
  })
  await updateRecord(
    db,
    bookmakers,
    bookmaker.id,
    { ...inputOf(bookmakers, bookmaker), minimumDeposit: 500, termsCondition: 'Protočte 8× do 30 dnů.' },
    bookmaker.version,
    SYSTEM,
  )
  expect(await placesOf(bookmaker.id)).toEqual([
    ['Sázkovky', '200 Kč', 'Text › „Sázka Jedna“', 'Vklad od 200 Kč.'],
    ['Sázkovky', '5×', 'Text › „Sázka Jedna“', 'Protočit musíte pětkrát, tedy 5x.'],
  ])
})

test('others have their turn between the lines of a long post', async () => {
  const casino = await build.casino(db, { title: 'Zelený Drak', bonus: '100 % do 9 000 Kč' })
  const about = { entity: casino.id, entityModel: 'Casino' as const }
  await build.post(db, { ...about, title: 'Krátký', ...page(p('Dostanete 9 000 Kč.')) })
  await change(casino, { bonus: '100 % do 8 000 Kč' })
  const offers = () => offersDuring(() => postsWithOldFigures(db, casino.id))
  const before = await offers()
  const lines = Array.from({ length: 100 }, (_, index) => p(`${index}. Dostanete 9 000 Kč.`))
  await build.post(db, { ...about, title: 'Dlouhý', ...page(...lines) })
  expect((await offers()) - before).toBeGreaterThan(2 * lines.length)
  expect(await placesOf(casino.id)).toHaveLength(50)
})

test('and between the figures of a long line', async () => {
  const casino = await build.casino(db, { title: 'Rudý Kohout', bonus: '100 % do 7 000 Kč' })
  const about = { entity: casino.id, entityModel: 'Casino' as const }
  const post = await build.post(db, { ...about, title: 'Jeden řádek', ...page(p('Dostanete 7 000 Kč.')) })
  await change(casino, { bonus: '100 % do 6 000 Kč' })
  const offers = () => offersDuring(() => recheckPosts(db, new Date(Date.now() + 25 * 3_600_000), 100))
  await offers()
  const before = await offers()
  const figures = 200
  await db
    .updateTable('post')
    .set({ content: JSON.stringify(page(p('Dostanete 7 000 Kč. '.repeat(figures))).content) })
    .where('id', '=', post.id)
    .execute()
  await db.updateTable('postChecked').set({ at: '' }).where('postId', '=', post.id).execute()
  expect((await offers()) - before).toBeGreaterThan(2 * figures)
  expect(await messagesOf(post.id)).toMatchObject([[figures, expect.any(String)]])
})
