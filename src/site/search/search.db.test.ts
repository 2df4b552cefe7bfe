import { beforeAll, expect, test } from 'vitest'
import { p, page } from '#posts/content/build.ts'
import { loader } from '#site/search/search.tsx'
import { build } from '#testing/build.ts'
import { loadPage, wordsOf } from '#testing/load-page.ts'
import { createTestServices } from '#testing/test-db.ts'

const services = await createTestServices()
const search = (query: string) => loadPage(services, { loader }, `/hledat/?q=${encodeURIComponent(query)}`)

beforeAll(async () => {
  await build.post(services.db, { title: 'Rychlé výplaty', slug: 'rychle', ...page(p('Změřili jsme časy.')) })
  await build.post(services.db, { title: 'Tajné výplaty', slug: 'tajne', isActive: false })
})

test.each(['výplaty', 'vyplaty', 'VÝPLATY', 'výpl', 'rychle vyplaty', 'zmerili'])(
  'diacritics do not matter: %s',
  async (query) => {
    const { html } = await search(query)
    expect(html).toContain('href="/rychle/"')
    expect(html).not.toContain('tajne')
    expect(wordsOf(html)).toContain('1 výsledek')
  },
)

test('results are not for search engines, and have one address', async () => {
  const { head, status } = await search('výplaty')
  expect(status).toBe(200)
  expect(head.robots).toBe('noindex, follow')
  expect(head.canonical).toBe(`${services.env.SITE_URL}/hledat/`)
})

test('nothing found, nothing asked', async () => {
  expect(wordsOf((await search('velbloud')).html)).toContain('Na dotaz „velbloud“ jsme nic nenašli')
  expect(wordsOf((await search('  ')).html)).toContain('Nevíte, kde začít?')
})

test.each(['"', "'; drop table post; --", '* OR (', '<script>alert(1)</script>', 'a'.repeat(5000), '\u0000'])(
  'any words are only words: %s',
  async (query) => {
    const { status, html } = await search(query)
    expect(status).toBe(200)
    expect(html).not.toContain('<script>alert')
  },
)

test('a result shows the date that its page shows', async () => {
  const dates = { createdAt: '2026-11-06T08:00:00.000Z', updatedAt: '2026-11-11T08:00:00.000Z' }
  for (const datePosted of ['createdAt', 'updatedAt'] as const) {
    const post = await build.post(services.db, {
      title: `Zmrzlina ${datePosted}`,
      slug: datePosted.toLowerCase(),
      datePosted,
    })
    await services.db.updateTable('post').set(dates).where('id', '=', post.id).execute()
    const shown = /<time dateTime="([^"]*)"/.exec((await search(`zmrzlina ${datePosted}`)).html)
    expect(shown?.[1]).toBe(dates[datePosted].slice(0, 10))
  }
})
