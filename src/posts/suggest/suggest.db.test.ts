import { beforeAll, expect, test } from 'vitest'
import { SYSTEM } from '#records/actor.ts'
import { casinos } from '#entities/casino/collection.server.ts'
import { changeRecord } from '#records/crud/crud.server.ts'
import { dataCacheOf } from '#infra/cache/data-cache.server.ts'
import { hubOf } from '#infra/db/changes.server.ts'
import { p, page } from '#posts/content/build.ts'
import { knownNames, knownWords } from '#posts/suggest/known-names.server.ts'
import { suggest } from '#posts/suggest/suggest.server.ts'
import { build } from '#testing/build.ts'
import { createTestDb } from '#testing/test-db.ts'

const NOW = new Date('2026-11-16T12:00:00.000Z')
const db = await createTestDb()
const cache = dataCacheOf(db)
hubOf(db).listeners.add((tags) => cache.invalidate(tags))
cache.setSubscribed(true)

const found = async (query: string) =>
  (await suggest(db, query, NOW)).items.map(({ kind, title }) => `${kind} ${title}`)

async function reviewed(title: string, slug: string, rating: number) {
  const casino = await build.casino(db, { title, rating, payoutsSpeed: 24 })
  const writer = (await build.writer(db)).id
  const review = { category: 'Recenze', isReviewPost: true, entity: casino.id, entityModel: 'Casino', writer } as const
  await build.post(db, { title: `${title} recenze`, slug, ...review })
  return casino
}

beforeAll(async () => {
  await reviewed('Modrý Lev', 'modry-lev', 9.4)
  await reviewed('Lesní Liška', 'lesni-liska', 8.5)
  await build.casino(db, { title: 'Modré Nic' })
  await build.rubric(db, { title: 'Platby a výběry', slug: 'platby' })
  await build.post(db, {
    title: 'Slíbili den, trvalo to dva',
    slug: 'slibili',
    ...page(p('Vyplatil nás jen Modrý Lev.')),
  })
  await build.post(db, { title: 'Tajné výplaty', slug: 'tajne', isActive: false })
})

test('suggests casinos by name, articles by words, rubrics and tools', async () => {
  const { items, isFound, spelled } = await suggest(db, 'modrý lev', NOW)
  expect(items.map(({ path }) => path)).toEqual(['/recenze/modry-lev/', '/slibili/'])
  expect(items[0]).toMatchObject({ kind: 'casino', rating: 9.4, marks: [[0, 9]] })
  expect(items[0]?.note).toContain('24')
  expect({ isFound, spelled }).toEqual({ isFound: true, spelled: null })
  expect(await found('platb')).toEqual(['rubric Platby a výběry'])
  expect(await found('kalkul')).toEqual(['tool Kalkulačka bonusu'])
  expect(await found('slib')).toEqual(['article Slíbili den, trvalo to dva'])
})

test.each([
  ['modri le', 'casino Modrý Lev', 'Modrý Le'],
  ['MODRYLEF', 'casino Modrý Lev', 'modrylev'],
  ['lensi liska', 'casino Lesní Liška', 'Lesní Liška'],
  ['slibyli', 'article Slíbili den, trvalo to dva', 'Slíbili'],
  ['paltby', 'rubric Platby a výběry', 'Platby'],
])('tolerates typos: %s', async (query, first, spelled) => {
  expect((await found(query))[0]).toBe(first)
  expect((await suggest(db, query, NOW)).spelled?.toLowerCase()).toBe(spelled.toLowerCase())
})

test('never suggests unpublished records, however they are spelled', async () => {
  for (const query of ['tajné', 'tajen', 'modre nic', 'modre nix']) {
    const titles = (await found(query)).join()
    expect(titles).not.toMatch(/Nic|Tajné/)
  }
  expect((await suggest(db, 'tajne', NOW)).items.map(({ path }) => path)).not.toContain('/tajne/')
  expect([...(await knownWords(db))]).not.toContain('tajne')
})

test('without results, suggests similar names or nothing', async () => {
  expect(await suggest(db, 'madrilefff', NOW)).toMatchObject({ isFound: false, items: [{ title: 'Modrý Lev' }] })
  expect(await suggest(db, 'wxwxwx', NOW)).toEqual({ isFound: false, items: [], spelled: null })
  expect(await suggest(db, '  „“ ', NOW)).toEqual({ isFound: false, items: [], spelled: null })
})

test('finds tools by synonyms, too', async () => {
  expect(await found('srovnání')).toEqual(['tool Porovnání kasin'])
  expect(await found('kontakt')).toEqual(['tool Kontaktujte nás'])
  expect(await found('GDPR')).toEqual(['tool Zásady ochrany osobních údajů'])
})

test.each([
  ['linka pomoci', 'Pomoc při problémech s hraním'],
  ['závislost', 'Pomoc při problémech s hraním'],
  ['dluhy', 'Pomoc při problémech s hraním'],
  ['pauza', 'Pauza: schovat odkazy ke hraní'],
  ['vyloučení', 'Pauza: schovat odkazy ke hraní'],
  ['PGSI', 'Krátký test: mám s hraním problém?'],
  ['test', 'Krátký test: mám s hraním problém?'],
  ['limit', 'Kolik si můžu dovolit'],
  ['limity hraní', 'Pomoc při problémech s hraním'],
  ['limity vkladu', 'Pomoc při problémech s hraním'],
  ['mám dluhy a nevím', 'Pomoc při problémech s hraním'],
  ['zavyslost', 'Pomoc při problémech s hraním'],
])('a search for help gets the help line first: %s', async (query, page) => {
  const { items } = await suggest(db, query, NOW)
  expect(items[0]).toMatchObject({ kind: 'help', title: 'Linka pomoci', path: 'tel:+420777477877' })
  expect(items[1]).toMatchObject({ kind: 'tool', title: page })
})

test('other searches do not', async () => {
  for (const query of ['modrý lev', 'testovali', 'výplaty', 'slib', 'limity výběru', 'výplatní limit', 'limit výher'])
    expect((await found(query)).join()).not.toContain('help')
})

test('limits each kind: casinos first, best before others, then articles', async () => {
  for (const number of [1, 2, 3, 4, 5]) {
    await reviewed(`Zelený Drak ${number}`, `zeleny-drak-${number}`, 5 + number / 2)
    await build.post(db, { title: `Zelený příběh ${number}`, slug: `zeleny-pribeh-${number}` })
  }
  await build.rubric(db, { title: 'Zelené téma', slug: 'zelene-tema' })
  const shown = await found('zelen')
  expect(shown.slice(0, 4)).toEqual([5, 4, 3, 2].map((number) => `casino Zelený Drak ${number}`))
  expect(shown.map((each) => each.split(' ')[0])).toEqual([
    ...Array<string>(4).fill('casino'),
    ...Array<string>(4).fill('article'),
    'rubric',
  ])
})

test('a similar name ranks above texts that contain the typed letters, and below those that have the words', async () => {
  await build.post(db, { title: 'O zvířatech', slug: 'zvirata', ...page(p('Potkali jsme i lisky a jezky.')) })
  expect(await found('lisk')).toEqual(['casino Lesní Liška', 'article O zvířatech'])
  await build.post(db, { title: 'O vzteku', slug: 'vztek', ...page(p('Zuřil jako liszkovec.')) })
  expect(await found('liszk')).toEqual(['casino Lesní Liška', 'article O vzteku'])
  expect(await found('lisky')).toEqual(['article O zvířatech', 'casino Lesní Liška'])
  expect(await found('potkali lisky')).toEqual(['article O zvířatech'])
})

test('a word that stands on the site is not misspelt, whatever it resembles', async () => {
  expect(await found('lesna liska')).toEqual(['casino Lesní Liška'])
  const draft = { title: 'Koncept', slug: 'koncept', isActive: false, ...page(p('Lesná je obec.')) }
  await build.post(db, draft)
  expect((await suggest(db, 'lesna liska', NOW)).spelled).toBe('Lesní Liška')
  await build.post(db, { title: 'O obcích', slug: 'obce', ...page(p('Lesná je obec.')) })
  expect(await suggest(db, 'lesna liska', NOW)).toMatchObject({ isFound: false, spelled: null })
  expect((await suggest(db, 'lesnb liska', NOW)).spelled).toBe('Lesní Liška')
})

test("suggestions follow the editors' saves", async () => {
  const casino = await reviewed('Ranní Rosa', 'ranni-rosa', 7)
  expect(await found('rosa')).toEqual(['casino Ranní Rosa'])
  await changeRecord(db, casinos, casino.id, { title: 'Večerní Vítr' }, SYSTEM, 'update')
  expect(await found('vecerny vitr')).toEqual(['casino Večerní Vítr'])
  const known = await knownNames(db)
  expect(await knownNames(db)).toBe(known)
})

test.each(['"', "'; drop table post; --", '* OR (', 'a'.repeat(100), '\u0000', 'a b c d e f g h i j k'])(
  'any words are only words: %s',
  async (query) => {
    expect(await suggest(db, query, NOW)).toHaveProperty('items')
  },
)
