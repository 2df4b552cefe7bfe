import { beforeAll, expect, test } from 'vitest'
import { p, page } from '#posts/content/build.ts'
import { build } from '#testing/build.ts'
import { loadPage, wordsOf } from '#testing/load-page.ts'
import { createTestServices } from '#testing/test-db.ts'

const services = await createTestServices()
const search = (query: string) => loadPage(services, `/hledat/?q=${encodeURIComponent(query)}`)

beforeAll(async () => {
  await build.post(services.db, { title: 'Rychlé výplaty', slug: 'rychle', ...page(p('Změřili jsme časy.')) })
  await build.post(services.db, { title: 'Tajné výplaty', slug: 'tajne', isActive: false })
})

test.each(['výplaty', 'vyplaty', 'VÝPLATY', 'výpl', 'rychle vyplaty', 'zmerili'])(
  'ignores diacritics: %s',
  async (query) => {
    const { html } = await search(query)
    expect(html).toContain('href="/rychle/"')
    expect(html).not.toContain('tajne')
    expect(wordsOf(html)).toContain(query === 'rychle vyplaty' || query === 'zmerili' ? '1 výsledek' : '2 výsledky')
  },
)

test('says of a page on its own that it is one', async () => {
  await build.post(services.db, { title: 'Kdo jsme', slug: 'o-nas', isPage: true })
  expect(wordsOf((await search('kdo jsme')).html)).toMatch(/Stránka .*Kdo jsme/)
  expect(wordsOf((await search('rychlé výplaty')).html)).toMatch(/Článek .*Rychlé výplaty/)
})

test('results are not indexed, and have one address', async () => {
  const { head, status } = await search('výplaty')
  expect(status).toBe(200)
  expect(head.robots).toBe('noindex, follow')
  expect(head.canonical).toBe(`${services.env.SITE_URL}/hledat/`)
})

test('shows no results for no match and for no query', async () => {
  expect(wordsOf((await search('velbloud')).html)).toContain('Na dotaz „velbloud“ jsme nic nenašli')
  expect(wordsOf((await search('  ')).html)).toContain('Nevíte, kde začít?')
})

test('without a match suggests similar names, the best casinos, rubrics and all lists', async () => {
  const { db } = services
  const writer = (await build.writer(db)).id
  for (const [title, slug, rating] of [
    ['Modrý Lev', 'modry-lev', 9],
    ['Zlatá Vydra', 'zlata-vydra', 9.5],
  ] as const) {
    const { id: entity } = await build.casino(db, { title, rating })
    const review = { category: 'Recenze', isReviewPost: true, entity, entityModel: 'Casino', writer } as const
    await build.post(db, { title: `${title} recenze`, slug, ...review })
  }
  await build.rubric(db, { title: 'Platby', slug: 'platby' })
  const { html } = await search('madrilefff')
  expect(wordsOf(html)).toContain('Nemysleli jste Modrý Lev ?')
  expect(wordsOf(html)).toMatch(/Nejlépe hodnocená kasina .*Zlatá Vydra.*Modrý Lev/)
  for (const path of ['/recenze/modry-lev/', '/rubrika/platby/', '/recenze/', '/clanky/']) {
    expect(html).toContain(`href="${path}"`)
  }
  const nothing = wordsOf((await search('wxwxwx')).html)
  expect(nothing).not.toContain('Nemysleli jste')
  expect(nothing).toContain('Zlatá Vydra')
  const found = wordsOf((await search('vydra')).html)
  expect(found).toContain('pro „vydra“')
  expect(found).not.toMatch(/Nejlépe hodnocená|s překlepem/)
})

test('a search for help shows the help lines before anything else, and no casinos to go to', async () => {
  for (const query of ['závislost', 'dluhy', 'pomozte mi prosím']) {
    const { html } = await search(query)
    expect(wordsOf(html)).toMatch(/Zavolejte\. 777 477 877 Linka pomoci .*Pomoc při problémech s hraním/)
    expect(html.indexOf('tel:+420777477877')).toBeLessThan(html.indexOf('id="vysledky"'))
    expect(wordsOf(html)).not.toMatch(/Nejlépe hodnocená|nic nenašli/)
  }
  expect((await search('výplaty')).html).not.toContain('tel:')
})

test('texts that have the words come before casinos of a like name', async () => {
  await build.post(services.db, { title: 'O vydrách', slug: 'vydry', ...page(p('Vydry loví ryby.')) })
  const words = wordsOf((await search('vydry')).html)
  expect(words).toMatch(/2 výsledky pro „vydry“ .*O vydrách.*Zlatá Vydra/)
})

test('says which corrected query was searched', async () => {
  const words = wordsOf((await search('vydar')).html)
  expect(words).toContain('pro „Vydra“ Pro „vydar“ jsme nic nenašli, hledali jsme proto i s překlepem.')
  expect(words).toContain('Zlatá Vydra')
})

test.each(['"', "'; drop table post; --", '* OR (', '<script>alert(1)</script>', 'a'.repeat(5000), '\u0000'])(
  'any input is plain text: %s',
  async (query) => {
    const { status, html } = await search(query)
    expect(status).toBe(200)
    expect(html).not.toContain('<script>alert')
  },
)

test('a result shows the same date as its page', async () => {
  const dates = { createdAt: '2026-11-06T08:00:00.000Z', updatedAt: '2026-11-11T08:00:00.000Z' }
  for (const datePosted of ['createdAt', 'updatedAt'] as const) {
    const post = await build.post(services.db, {
      title: `Zmrzlina ${datePosted}`,
      slug: datePosted.toLowerCase(),
      datePosted,
    })
    await services.db.updateTable('post').set(dates).where('id', '=', post.id).execute()
    const shown = /([^<>]*): <time dateTime="([^"]*)"/.exec((await search(`zmrzlina ${datePosted}`)).html)
    const words = { createdAt: 'Zveřejněno', updatedAt: 'Poslední aktualizace' }
    expect(shown?.slice(1)).toEqual([words[datePosted], dates[datePosted]])
  }
})
