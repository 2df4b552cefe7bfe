import { expect, test } from 'vitest'
import { problemsOf } from '#blocks/admin/problems.ts'
import { BLOCK_KINDS, type BlockKind } from '#blocks/kinds.ts'
import { blocks } from '#blocks/registry.ts'

/** Errors of a new block, in the words of the form. */
const NEEDED: Record<BlockKind, Record<string, string>> = {
  prosConsPosts: { pros: 'Write at least one.' },
  casinosRating: {},
  bookmakersRating: {},
  sliders: { 'slides.0.img.mediaId': 'Choose a picture.', 'slides.1.img.mediaId': 'Choose a picture.' },
  dataTables: { caption: 'Fill this in.', 'columns.0.label': 'Fill this in.', 'columns.1.label': 'Fill this in.' },
  gridCardsWithButton: {
    'cards.0.title': 'Fill this in.',
    'cards.0.button.label': 'Fill this in.',
    'cards.0.button.link.href': 'Enter an address.',
  },
  gridCards: { 'cards.0.title': 'Fill this in.' },
  listsCards: { 'cards.0.title': 'Fill this in.', 'cards.0.items.0': 'Write something here.' },
  imgTextBlocks: { 'items.0.img.mediaId': 'Choose a picture.', 'items.0.text': 'Write something here.' },
  imgBlocks: { 'images.0.img.mediaId': 'Choose a picture.' },
  videos: { url: 'Fill this in.' },
  biographyWriters: { writerId: 'Choose a writer.' },
  quoteWriters: { quote: 'Fill this in.', writerId: 'Choose a writer.' },
  marginNotes: { text: 'Fill this in.' },
  keptSource: { source: 'Fill this in.' },
}

test.each(BLOCK_KINDS)('%s: a new block reports its required fields', (kind) => {
  const problems = problemsOf(kind, { ...blocks[kind].empty, uniqId: 'blok-1' })
  expect(Object.fromEntries(problems)).toEqual(NEEDED[kind])
})

test("an invalid value has the schema's own message", () => {
  const link = { type: 'url', href: 'javascript:alert(1)' }
  const cards = [{ title: 'Karta', link }, { title: 'á'.repeat(101) }]
  expect(Object.fromEntries(problemsOf('gridCards', { uniqId: 'gc-1', cards }))).toEqual({
    'cards.0.link.href': 'Links may start with https://, /, #, mailto: or tel:',
    'cards.1.title': 'Use at most 100 characters.',
  })
})
