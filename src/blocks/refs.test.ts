import { expect, test } from 'vitest'
import type { BlockKind } from '#blocks/kinds.ts'
import { mergeRefs, type Refs } from '#blocks/lookup.ts'
import { blocks } from '#blocks/registry.ts'
import { fullBlocks } from '#testing/blocks.ts'

const ids = {
  casino: 'casino-0001',
  bookmaker: 'bookmaker-0001',
  writer: 'writer-0001',
  media: 'media-0001',
  post: 'post-0001',
  gameType: 'game-0001',
  paymentMethod: 'method-0001',
  softwareProvider: 'provider-0001',
}
const examples = fullBlocks(ids)
const refs = (kind: BlockKind, data: object): Refs =>
  (blocks[kind].refs as (data: object) => Refs)({ uniqId: 'blok-1', ...data })

test.each<[BlockKind, Refs]>([
  ['prosConsPosts', { casinoIds: [ids.casino] }],
  ['casinosRating', { casinoIds: [ids.casino] }],
  ['bookmakersRating', { bookmakerIds: [ids.bookmaker] }],
  ['sliders', { casinoIds: [ids.casino], bookmakerIds: [ids.bookmaker], mediaIds: [ids.media] }],
  ['dataTables', {}],
  ['gridCardsWithButton', { postIds: [ids.post], mediaIds: [ids.media] }],
  ['gridCards', { mediaIds: [ids.media] }],
  ['listsCards', {}],
  ['imgTextBlocks', { casinoIds: [ids.casino], mediaIds: [ids.media] }],
  ['imgBlocks', { mediaIds: [ids.media] }],
  ['videos', { mediaIds: [ids.media] }],
  ['biographyWriters', { writerIds: [ids.writer] }],
  ['quoteWriters', { writerIds: [ids.writer] }],
  ['marginNotes', {}],
  ['keptSource', {}],
])('%s references %j', (kind, expected) => {
  expect(mergeRefs([refs(kind, examples[kind])])).toEqual(mergeRefs([expected]))
})

test('lists sorted by rule request a list, with the filter only in filter mode', () => {
  const { casinosRating, bookmakersRating } = examples
  expect(refs('casinosRating', { ...casinosRating, mode: 'filter' })).toEqual({
    casinoIds: [ids.casino],
    casinoLists: [{ filter: casinosRating.filter, sort: 'title', limit: 7 }],
  })
  expect(refs('casinosRating', { mode: 'top', layout: 'cards', filter: casinosRating.filter })).toEqual({
    casinoIds: [],
    casinoLists: [{ filter: {}, sort: 'rating', limit: 10 }],
  })
  expect(refs('bookmakersRating', { ...bookmakersRating, mode: 'filter' })).toEqual({
    bookmakerIds: [ids.bookmaker],
    bookmakerLists: [{ filter: bookmakersRating.filter, sort: 'minimumDeposit', limit: 7 }],
  })
  expect(refs('prosConsPosts', { source: 'manual', casinoId: ids.casino, pros: ['a'] })).toEqual({ casinoIds: [] })
})

test('merging removes duplicate references', () => {
  expect(mergeRefs([{ casinoIds: ['a', 'b'] }, { casinoIds: ['b'] }, {}]).casinoIds).toEqual(['a', 'b'])
})
