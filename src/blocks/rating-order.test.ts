import { expect, test } from 'vitest'
import { casinosRating } from '#blocks/casinos-rating/block.ts'
import { withMoved } from '#blocks/rating-order.ts'
import { fieldErrors } from '#shared/schema/field-errors.ts'

interface Card {
  slug: string
  closedYear: number | null
}
const card = (slug: string, closedYear: number | null = null): Card => ({ slug, closedYear })
const [lev, vydra, cap, kapr] = [card('lev'), card('vydra'), card('cap'), card('kapr')]
const known = new Map([lev, vydra, cap, kapr, card('havran', 2024)].map((each) => [each.slug, each]))
const move = (id: string, place: number, reason = 'Nový test.') => ({ id, place, reason })

const placed = (moved: ReturnType<typeof move>[], limit = 3) =>
  withMoved([lev, vydra, cap], moved, (id) => known.get(id), limit).map(({ slug, moved: by }) => [slug, by?.from])

test('a pinned offer is at its chosen place and knows its place by the rule', () => {
  expect(placed([])).toEqual([
    ['lev', undefined],
    ['vydra', undefined],
    ['cap', undefined],
  ])
  expect(placed([move('cap', 1)])).toEqual([
    ['cap', 3],
    ['lev', undefined],
    ['vydra', undefined],
  ])
  expect(placed([move('lev', 3)])).toEqual([
    ['vydra', undefined],
    ['cap', undefined],
    ['lev', 1],
  ])
  expect(placed([move('vydra', 3), move('cap', 1)])).toEqual([
    ['cap', 3],
    ['lev', undefined],
    ['vydra', 2],
  ])
})

test('a pinned offer from outside the list pushes out the last one', () => {
  expect(placed([move('kapr', 2)])).toEqual([
    ['lev', undefined],
    ['kapr', null],
    ['vydra', undefined],
  ])
  expect(placed([move('kapr', 50)], 4)).toEqual([
    ['lev', undefined],
    ['vydra', undefined],
    ['cap', undefined],
    ['kapr', null],
  ])
})

test('an offer pinned to its place by the rule is not marked', () => {
  expect(placed([move('vydra', 2)])).toEqual([
    ['lev', undefined],
    ['vydra', undefined],
    ['cap', undefined],
  ])
})

test('closed or missing offers are never listed', () => {
  expect(placed([move('havran', 1), move('nikdo', 2)])).toEqual(placed([]))
})

const problemsOf = (moved: object[]) => {
  const parsed = casinosRating.schema.safeParse({ uniqId: 'blok-1', mode: 'top', layout: 'cards', moved })
  return parsed.success ? [] : fieldErrors(parsed.error).map(({ path }) => path)
}

test('rejects pinning without a reason, twice, or to a taken place', () => {
  expect(problemsOf([move('casino-0001', 1)])).toEqual([])
  expect(problemsOf([move('casino-0001', 1, ' ')])).toEqual(['moved.0.reason'])
  expect(problemsOf([{ id: 'casino-0001', place: 1 }])).toEqual(['moved.0.reason'])
  expect(problemsOf([move('casino-0001', 1), move('casino-0001', 2)])).toEqual(['moved.1.id'])
  expect(problemsOf([move('casino-0001', 1), move('casino-0002', 1)])).toEqual(['moved.1.place'])
  expect(problemsOf([move('casino-0001', 0)])).toEqual(['moved.0.place'])
})
