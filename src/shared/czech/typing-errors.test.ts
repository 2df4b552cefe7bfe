import { expect, test } from 'vitest'
import { errorsAllowed, nearBeginning, similarity } from '#shared/czech/typing-errors.ts'

test.each([
  ['modry', 'modry', 0],
  ['mod', 'modry', 0],
  ['modri', 'modry', 1],
  ['mdory', 'modry', 1],
  ['mory', 'modry', 1],
  ['modrry', 'modry', 1],
  ['omdry', 'modry', 1],
  ['vyplyta', 'vyplata', 1],
  ['kalkulcaka', 'kalkulacka', 1],
  ['kalkolacak', 'kalkulacka', 2],
])('%s is %s with %i wrong', (typed, word, errors) => {
  expect(nearBeginning(typed, word, errorsAllowed(typed))?.errors).toBe(errors)
})

test.each([
  ['le', 'lk'],
  ['lev', 'vydra'],
  ['modri', 'mudra'],
  ['kalkulacka', 'kuchar'],
  ['abcdefg', 'a'],
  ['x'.repeat(100), 'x'.repeat(99)],
])('%s is not %s', (typed, word) => {
  expect(nearBeginning(typed, word, errorsAllowed(typed))).toBeUndefined()
})

test('prefers a prefix of the typed length', () => {
  expect(nearBeginning('modri', 'modrolev', 1)).toEqual({ errors: 1, length: 5 })
  expect(nearBeginning('mdry', 'modry', 1)).toEqual({ errors: 1, length: 5 })
})

test('computes the similarity of whole names', () => {
  expect(similarity('modrylev', 'modrylev')).toBe(1)
  expect(similarity('', '')).toBe(1)
  expect(similarity('abc', 'xyz')).toBe(0)
  expect(similarity('madrilef', 'modrylev')).toBeCloseTo(0.625)
})
