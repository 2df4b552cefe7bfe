import { emptyPost } from '#posts/empty-post.ts'
import { expect, test } from 'vitest'
import { block, faq, h2, p, page } from '#posts/content/build.ts'
import { draftSteps } from '#posts/draft.ts'
import { PostInput } from '#posts/schema.ts'
import { atOnce } from '#shared/steps.ts'

const shownDraft = (given: Record<string, unknown>) => atOnce(draftSteps(given))

const text = page(h2('Výplaty'), p('Rychlé.'), block('prosConsPosts', 'pc-1', { source: 'manual', pros: ['Rychlost'] }))

test('a valid draft is unchanged', () => {
  const draft = { ...emptyPost(), ...text, title: 'Modrý Lev', slug: 'lev', faq: { data: [faq('Kolik?', 'Dost.')] } }
  expect(shownDraft(draft)).toEqual(draft)
})

test('an empty input is an empty page', () => {
  expect(shownDraft({})).toEqual({ ...emptyPost(), slug: 'nahled' })
})

test('invalid parts are left out, and the rest stays', () => {
  const good = faq('Kolik?', 'Dost.')
  const draft = shownDraft({
    ...emptyPost(),
    title: ' M',
    slug: 'Špatný slug',
    category: 'Jiná',
    content: { type: 'doc', content: [...text.content.content, { type: 'script' }] },
    shortcodesConfig: { ...text.shortcodesConfig, casinosRating: [{ data: { uniqId: 'x' } }] },
    faq: { data: [{ question: '', answer: [], isActive: true }, good] },
    references: { data: [{ title: 'Zákon', url: 'http' }] },
    breadcrumbs: [
      { title: '', path: '/' },
      { title: 'Recenze', path: '/recenze/' },
    ],
    metaTag: { ...emptyPost().metaTag, title: 'Meta', canonical: 'https:/' },
    banner: { mediaId: 'x', alt: '' },
  })
  expect(draft).toMatchObject({
    title: 'M',
    slug: 'm',
    category: '/',
    content: text.content,
    faq: { data: [good] },
    references: { data: [] },
    breadcrumbs: [{ title: 'Recenze', path: '/recenze/' }],
    metaTag: { title: 'Meta', canonical: '' },
    banner: null,
  })
  expect(draft.shortcodesConfig).toEqual(text.shortcodesConfig)
})

test.each([
  [{ title: 'Hledat' }, 'nahled'],
  [{ title: 'Vítejte', slug: 'index' }, 'index'],
  [{ title: 'Vítejte', slug: 'index', category: 'Recenze' }, 'nahled'],
  [{ title: 'Žluťoučký kůň' }, 'zlutoucky-kun'],
])('previews %o at the slug %s', (given, slug) => {
  expect(shownDraft(given).slug).toBe(slug)
})

test('more blocks than a post may have are refused, and its preview shows the first of them', () => {
  const cell = [{ type: 'text' as const, text: 'a'.repeat(450) }]
  const table = (_: unknown, index: number) =>
    block('dataTables', `dt-${index}`, {
      caption: `Tabulka ${index}`,
      columns: [{ label: 'A' }],
      rows: Array.from({ length: 100 }, () => [cell]),
    })
  const tables = Array.from({ length: 12 }, table)
  const draft = { ...emptyPost(), ...page(...tables), title: 'Tabulky', slug: 'tabulky' }
  expect(PostInput.safeParse(draft).error?.issues).toMatchObject([
    { path: ['shortcodesConfig'], message: expect.stringContaining('The blocks are longer than 500 kB together') },
  ])
  const { shortcodesConfig } = shownDraft(draft)
  expect(shortcodesConfig).toEqual({
    ...emptyPost().shortcodesConfig,
    dataTables: draft.shortcodesConfig.dataTables.slice(0, 10),
  })
})
