import { expect, test } from 'vitest'
import { BLOCK_KINDS, type BlockKind } from '#blocks/kinds.ts'
import { blocks } from '#blocks/registry.ts'
import { rt } from '#posts/content/build.ts'
import { fieldErrors } from '#shared/schema/field-errors.ts'
import { fullBlocks } from '#testing/blocks.ts'

const examples = fullBlocks({
  casino: 'casino-0001',
  bookmaker: 'bookmaker-0001',
  writer: 'writer-0001',
  media: 'media-0001',
  post: 'post-0001',
  gameType: 'game-0001',
  paymentMethod: 'method-0001',
  softwareProvider: 'provider-0001',
})

/** Invalid paths; empty if accepted. */
function wrongIn(kind: BlockKind, data: object): string[] {
  const parsed = blocks[kind].schema.safeParse({ uniqId: 'blok-1', ...data })
  return parsed.success ? [] : fieldErrors(parsed.error).map((error) => error.path)
}

/** The example of a kind with the value at a path replaced; `undefined` removes the field. */
function withValue(kind: BlockKind, path: string, value: unknown): object {
  // Cloned through JSON, as the example shares one picture in several places.
  const copy: Record<string, any> = JSON.parse(JSON.stringify(examples[kind]))
  const keys = path.split('.')
  const last = keys.pop() ?? ''
  const holder = keys.reduce((at, key) => at[key], copy)
  if (value === undefined) delete holder[last]
  else holder[last] = value
  return copy
}

const OPTIONAL_EVERYWHERE = ['label', 'heading', 'headingId', 'level']

/** Required and optional fields of each kind: together every field of the example. */
const FIELDS: Record<BlockKind, { required: string[]; optional: string[] }> = {
  prosConsPosts: { required: ['source', 'pros'], optional: ['cons'] },
  casinosRating: {
    required: ['mode', 'layout'],
    optional: ['limit', 'sort', 'show', 'filter', 'override', 'moved', 'reason'],
  },
  bookmakersRating: {
    required: ['mode', 'layout'],
    optional: ['limit', 'sort', 'show', 'filter', 'override', 'moved', 'reason'],
  },
  sliders: { required: ['slides'], optional: ['perView', 'autoplay'] },
  dataTables: { required: ['caption', 'columns', 'rows'], optional: ['headerRow', 'headerColumn', 'sortable'] },
  gridCardsWithButton: { required: ['cards'], optional: ['columns'] },
  gridCards: { required: ['cards'], optional: ['columns'] },
  listsCards: { required: ['style', 'cards'], optional: [] },
  imgTextBlocks: { required: ['items'], optional: ['alternate'] },
  imgBlocks: { required: ['images'], optional: ['layout', 'lightbox'] },
  videos: { required: ['url'], optional: ['title', 'still'] },
  biographyWriters: { required: ['writerId'], optional: ['text', 'showAvatar', 'showPosition', 'showLink'] },
  quoteWriters: { required: ['quote'], optional: ['sourceUrl'] },
  marginNotes: { required: ['text'], optional: ['title', 'figure'] },
  keptSource: { required: ['kind', 'source'], optional: [] },
}
/** Required only with a certain mode or source; see the rules below. */
const CONDITIONAL: Partial<Record<BlockKind, string[]>> = {
  prosConsPosts: ['casinoId'],
  casinosRating: ['casinoIds'],
  bookmakersRating: ['bookmakerIds'],
  quoteWriters: ['writerId', 'person'],
}

test('there are the twelve kinds of the spec, and margin notes', () => {
  expect(BLOCK_KINDS).toEqual([
    'prosConsPosts',
    'casinosRating',
    'bookmakersRating',
    'sliders',
    'dataTables',
    'gridCardsWithButton',
    'gridCards',
    'listsCards',
    'imgTextBlocks',
    'imgBlocks',
    'videos',
    'biographyWriters',
    'quoteWriters',
    'marginNotes',
    'keptSource',
  ])
  expect(Object.keys(blocks)).toEqual([...BLOCK_KINDS])
  for (const kind of BLOCK_KINDS) expect(blocks[kind].kind).toBe(kind)
})

test.each(BLOCK_KINDS)('%s: accepts an example with every field unchanged', (kind) => {
  const given = { uniqId: 'blok-1', ...examples[kind] }
  expect(blocks[kind].schema.parse(given)).toEqual(given)
  const { required, optional } = FIELDS[kind]
  const all = [...required, ...optional, ...OPTIONAL_EVERYWHERE, ...(CONDITIONAL[kind] ?? [])]
  expect(Object.keys(examples[kind]).toSorted()).toEqual(all.toSorted())
  expect(Object.keys(blocks[kind].schema.shape).toSorted()).toEqual([...all, 'uniqId'].toSorted())
})

test.each(BLOCK_KINDS)('%s: only the required fields are required', (kind) => {
  const { required, optional } = FIELDS[kind]
  for (const field of required) expect(wrongIn(kind, withValue(kind, field, undefined))).toContain(field)
  for (const field of [...optional, ...OPTIONAL_EVERYWHERE]) {
    expect({ [field]: wrongIn(kind, withValue(kind, field, undefined)) }).toEqual({ [field]: [] })
  }
  expect(wrongIn(kind, { ...examples[kind], uniqId: undefined })).toEqual(['uniqId'])
})

test.each<[BlockKind, string]>([
  ['sliders', 'slides.0.img'],
  ['sliders', 'slides.0.img.mediaId'],
  ['sliders', 'slides.0.img.alt'],
  ['dataTables', 'columns.0.label'],
  ['gridCardsWithButton', 'cards.0.title'],
  ['gridCardsWithButton', 'cards.0.button'],
  ['gridCardsWithButton', 'cards.0.button.label'],
  ['gridCardsWithButton', 'cards.0.button.link'],
  ['gridCards', 'cards.0.title'],
  ['listsCards', 'cards.0.title'],
  ['listsCards', 'cards.0.items'],
  ['imgTextBlocks', 'items.0.img'],
  ['imgTextBlocks', 'items.0.text'],
  ['imgBlocks', 'images.0.img'],
  ['quoteWriters', 'person.name'],
])('%s: %s is required', (kind, path) => {
  expect(wrongIn(kind, withValue(kind, path, undefined))).toEqual([path])
})

test.each(BLOCK_KINDS)('%s: rejects an unknown key with its path', (kind) => {
  expect(wrongIn(kind, { ...examples[kind], html: '<b>' })).toEqual(['html'])
})

test.each<[BlockKind, string, unknown]>([
  ['prosConsPosts', 'source', 'web'],
  ['casinosRating', 'mode', 'random'],
  ['casinosRating', 'layout', 'list'],
  ['casinosRating', 'sort', 'bonus'],
  ['casinosRating', 'show.0', 'refLink'],
  ['casinosRating', 'filter.minRating', 10.1],
  ['casinosRating', 'filter.minRating', 7.55],
  ['bookmakersRating', 'mode', 'random'],
  ['dataTables', 'columns.0.type', 'html'],
  ['dataTables', 'columns.0.align', 'justify'],
  ['listsCards', 'style', 'emoji'],
  ['listsCards', 'cards.0.icon', 'unknown'],
  ['imgTextBlocks', 'items.0.side', 'top'],
  ['imgBlocks', 'layout', 'mosaic'],
  ['quoteWriters', 'sourceUrl', 'http://noviny.example/'],
  ['imgBlocks', 'images.0.link.href', 'javascript:alert(1)'],
  ['imgBlocks', 'images.0.link.href', '//zlo.example'],
  ['sliders', 'slides.0.link.type', 'writer'],
  ['sliders', 'level', 1],
  ['sliders', 'level', 5],
])('%s: rejects %s with the value %j', (kind, path, value) => {
  expect(wrongIn(kind, withValue(kind, path, value))).toEqual([path])
})

const letters = (count: number) => 'á'.repeat(count)
const rich = (count: number) => rt(letters(count))
const times = (value: unknown) => (count: number) => Array.from({ length: count }, () => value)
const number = (value: number) => value
const card = { title: 'Karta' }
const img = { mediaId: 'media-0001', alt: '' }

/** Every limit of product.md: path, minimum, maximum. */
test.each<[BlockKind, string, (size: number) => unknown, number, number]>([
  ['prosConsPosts', 'heading', letters, 0, 120],
  ['prosConsPosts', 'level', number, 2, 4],
  ['prosConsPosts', 'pros', times('Klad'), 0, 12],
  ['prosConsPosts', 'pros.0', letters, 1, 160],
  ['prosConsPosts', 'cons', times('Zápor'), 0, 12],
  ['prosConsPosts', 'cons.0', letters, 1, 160],
  ['casinosRating', 'casinoIds', times('casino-0001'), 1, 50],
  ['casinosRating', 'limit', number, 1, 50],
  ['casinosRating', 'override.casino-0001.ribbon', letters, 0, 24],
  ['casinosRating', 'override.casino-0001.bonus', letters, 0, 120],
  ['casinosRating', 'filter.minRating', number, 0, 10],
  ['bookmakersRating', 'bookmakerIds', times('bookmaker-0001'), 1, 50],
  ['bookmakersRating', 'limit', number, 1, 50],
  ['bookmakersRating', 'override.bookmaker-0001.ribbon', letters, 0, 24],
  ['bookmakersRating', 'override.bookmaker-0001.bonus', letters, 0, 120],
  ['sliders', 'slides', times({ img }), 2, 20],
  ['sliders', 'slides.0.img.alt', letters, 0, 160],
  ['sliders', 'slides.0.title', letters, 0, 80],
  ['sliders', 'slides.0.text', letters, 0, 240],
  ['sliders', 'perView', number, 1, 4],
  ['dataTables', 'caption', letters, 1, 140],
  ['dataTables', 'rows', times([rt('x')]), 1, 100],
  ['dataTables', 'rows.0.0', rich, 0, 500],
  ['gridCardsWithButton', 'columns', number, 2, 4],
  [
    'gridCardsWithButton',
    'cards',
    times({ ...card, button: { label: 'Hrát', link: { type: 'url', href: '/' } } }),
    1,
    24,
  ],
  ['gridCardsWithButton', 'cards.0.button.label', letters, 1, 30],
  ['gridCards', 'columns', number, 2, 4],
  ['gridCards', 'cards', times(card), 1, 24],
  ['listsCards', 'cards', times({ title: 'Karta', items: [rt('Bod')] }), 1, 12],
  ['listsCards', 'cards.0.items', times(rt('Bod')), 1, 20],
  ['imgTextBlocks', 'items', times({ img, text: rt('Text') }), 1, 10],
  ['imgTextBlocks', 'items.0.text', rich, 1, 2000],
  ['imgTextBlocks', 'items.0.button.label', letters, 1, 30],
  ['imgBlocks', 'images', times({ img }), 1, 12],
  ['quoteWriters', 'quote', letters, 1, 600],
  ['quoteWriters', 'person.name', letters, 1, 120],
  ['marginNotes', 'text', letters, 1, 320],
  ['marginNotes', 'figure', letters, 0, 16],
  ['keptSource', 'source', letters, 1, 50_000],
  ['keptSource', 'kind', letters, 0, 80],
])('%s: %s accepts its limits and nothing beyond', (kind, path, ofSize, min, max) => {
  expect(wrongIn(kind, withValue(kind, path, ofSize(min)))).toEqual([])
  expect(wrongIn(kind, withValue(kind, path, ofSize(max)))).toEqual([])
  const outside = min > 0 ? [min - 1, max + 1] : [max + 1]
  for (const size of outside) expect(wrongIn(kind, withValue(kind, path, ofSize(size)))).toEqual([path])
})

test('a table has 1 to 8 columns, and no row is longer than the header', () => {
  const table = (columns: number, cells: number) => ({
    caption: 'Tabulka',
    columns: Array.from({ length: columns }, () => ({ label: 'Sloupec' })),
    rows: [Array.from({ length: cells }, () => rt('x'))],
  })
  expect(wrongIn('dataTables', table(1, 1))).toEqual([])
  expect(wrongIn('dataTables', table(8, 8))).toEqual([])
  expect(wrongIn('dataTables', table(8, 3))).toEqual([])
  expect(wrongIn('dataTables', table(0, 0))).toEqual(['columns'])
  expect(wrongIn('dataTables', table(9, 8))).toEqual(['columns'])
  expect(wrongIn('dataTables', table(2, 3))).toEqual(['rows'])
})

test('pros and cons need at least one pro, or a casino as their source', () => {
  expect(wrongIn('prosConsPosts', { source: 'manual', pros: [] })).toEqual(['pros'])
  expect(wrongIn('prosConsPosts', { source: 'manual', pros: ['Klad'] })).toEqual([])
  expect(wrongIn('prosConsPosts', { source: 'casino', pros: [] })).toEqual(['casinoId'])
  expect(wrongIn('prosConsPosts', { source: 'casino', casinoId: 'casino-0001', pros: [] })).toEqual([])
})

test('a hand-picked list needs at least one offer, other lists do not', () => {
  expect(wrongIn('casinosRating', { mode: 'manual', layout: 'cards' })).toEqual(['casinoIds'])
  expect(wrongIn('casinosRating', { mode: 'top', layout: 'cards' })).toEqual([])
  expect(wrongIn('casinosRating', { mode: 'filter', layout: 'compact' })).toEqual([])
  expect(wrongIn('bookmakersRating', { mode: 'manual', layout: 'cards', bookmakerIds: [] })).toEqual(['bookmakerIds'])
  expect(wrongIn('bookmakersRating', { mode: 'top', layout: 'table' })).toEqual([])
})

test('a quote needs a writer or another person', () => {
  expect(wrongIn('quoteWriters', { quote: 'Výrok.' })).toEqual(['writerId'])
  expect(wrongIn('quoteWriters', { quote: 'Výrok.', writerId: 'writer-0001' })).toEqual([])
  expect(wrongIn('quoteWriters', { quote: 'Výrok.', person: { name: 'Jan Novák' } })).toEqual([])
})
