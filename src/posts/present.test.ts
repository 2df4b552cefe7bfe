import { emptyPost } from '#posts/empty-post.ts'
import { expect, test } from 'vitest'
import type { Lookup } from '#blocks/lookup.ts'
import { block, h2, p, page, rt } from '#posts/content/build.ts'
import type { RubricCard } from '#entities/rubric/schema.ts'
import { presentPost } from '#posts/present.ts'

const NOW = new Date('2026-11-15T12:00:00Z')
const nothing: Lookup = {
  casino: () => undefined,
  bookmaker: () => undefined,
  attribute: () => undefined,
  writer: () => undefined,
  rubric: () => undefined,
  picture: () => undefined,
  post: () => undefined,
  casinoList: () => [],
  bookmakerList: () => [],
}

const about = { id: 'post-1', version: 1, isDeleted: false, publishedAt: null, plannedBy: null }
const stored = { ...emptyPost(), ...about, createdAt: NOW.toISOString(), updatedAt: NOW.toISOString() }

test('a page on its own leads to no rubric, which does not list it', () => {
  const payments: RubricCard = { title: 'Platby', path: '/rubrika/platby/', ground: 'payments' }
  const shown = (isPage: boolean) =>
    presentPost({ ...stored, rubric: 'platby-1', isPage }, { ...nothing, rubric: () => payments }, null, NOW)
  expect([shown(false).rubric, shown(false).breadcrumbs.length]).toEqual([payments, 2])
  expect([shown(true).rubric, shown(true).breadcrumbs]).toEqual([null, []])
})

test('the table of contents links only to headings on the page', () => {
  const heading = (id: string) => ({ heading: id, headingId: id, level: 2 as const })
  const image = { mediaId: 'obrazek-pryc', alt: '' }
  const written = page(
    h2('Úvod'),
    p('Text.'),
    block('casinosRating', 'cr-pryc', { ...heading('kasina'), mode: 'top', layout: 'cards' }),
    block('bookmakersRating', 'br-pryc', { ...heading('kancelare'), mode: 'top', layout: 'cards' }),
    block('imgBlocks', 'ib-pryc', { ...heading('obrazky'), images: [{ img: image }] }),
    block('sliders', 'sl-pryc', { ...heading('posuvnik'), slides: [{ img: image }, { img: image }] }),
    block('biographyWriters', 'bw-pryc', { ...heading('autor'), writerId: 'autor-pryc' }),
    block('listsCards', 'lc-tady', {
      ...heading('seznam'),
      style: 'check',
      cards: [{ title: 'Karta', items: [rt('bod')] }],
    }),
  )
  const ids = ['uvod', 'kasina', 'kancelare', 'obrazky', 'posuvnik', 'autor', 'seznam']
  const post = {
    ...stored,
    ...written,
    tableContent: { data: ids.map((id) => ({ headingId: id, title: id, level: 2 as const, isActive: true })) },
  }
  const shown = presentPost(post, nothing, null, NOW)
  expect(shown.tableContent.data.map(({ headingId }) => headingId)).toEqual(['uvod', 'seznam'])
})
