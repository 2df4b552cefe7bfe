import { expect, test } from 'vitest'
import { CRITERIA_WEIGHTS, ratingFromCriteria } from '#entities/casino/rating.ts'
import {
  CRITERIA,
  isEditorialDefault,
  parseWeightList,
  sharesOf,
  serializeWeights,
  type Weights,
} from '#entities/casino/weights.ts'

const read = (text: string) => parseWeightList(text.split(','))
const weightsOf = (text: string): Weights => {
  const found = read(text)
  if ('problem' in found) throw new Error(found.problem)
  return found.weights
}
const MARKS = { safety: 9.6, payouts: 9, bonus: 8.3, games: 9.5, support: 9.5 }

test('parses weights in the order of the published criteria', () => {
  expect(CRITERIA).toEqual(['safety', 'payouts', 'bonus', 'games', 'support'])
  expect(weightsOf('30,25,20,15,10')).toEqual(CRITERIA_WEIGHTS)
  expect(isEditorialDefault(weightsOf('30,25,20,15,10'))).toBe(true)
  expect(isEditorialDefault(weightsOf('25,30,20,15,10'))).toBe(false)
  expect(serializeWeights(weightsOf('0,100, 7,015,10'))).toBe('0,100,7,15,10')
  expect(serializeWeights(weightsOf('999,0,0,0,0'))).toBe('100,0,0,0,0')
})

test.each([
  ['30,25,20,15', 'not-five'],
  ['30,25,20,15,10,5', 'not-five'],
  ['', 'not-five'],
  ['30,25,-20,15,10', 'no-number'],
  ['30,25,NaN,15,10', 'no-number'],
  ['30,25,,15,10', 'no-number'],
  ['30,25,1.5,15,10', 'no-number'],
  ['30,25,1e2,15,10', 'no-number'],
  ['0,0,0,0,0', 'all-zero'],
])('rejects „%s“: %s', (text, problem) => {
  expect(read(text)).toEqual({ problem })
})

test('weights of zero give no rating', () => {
  expect(ratingFromCriteria(MARKS, { safety: 0, payouts: 0, bonus: 0, games: 0, support: 0 })).toBeNull()
})

test('the editors’ weights give the editors’ rating', () => {
  expect(ratingFromCriteria(MARKS, weightsOf('30,25,20,15,10'))).toBe(ratingFromCriteria(MARKS))
  // Only the proportions matter.
  expect(ratingFromCriteria(MARKS, weightsOf('60,50,40,30,20'))).toBe(ratingFromCriteria(MARKS))
})

test('a single criterion is the rating; halves round up as in the editorial rating', () => {
  for (const [index, name] of CRITERIA.entries()) {
    const alone = CRITERIA.map((_, each) => (each === index ? 5 : 0)).join(',')
    expect(ratingFromCriteria(MARKS, weightsOf(alone))).toBe(MARKS[name])
  }
  expect(ratingFromCriteria({ ...MARKS, safety: 9, payouts: 9.1 }, weightsOf('1,1,0,0,0'))).toBe(9.1)
  expect(ratingFromCriteria({ ...MARKS, bonus: null }, weightsOf('1,1,0,1,1'))).toBeNull()
})

test('shares are integers that add up to 100', () => {
  expect(sharesOf(weightsOf('1,1,1,0,0'))).toEqual({ safety: 34, payouts: 33, bonus: 33, games: 0, support: 0 })
  let seed = 7
  const next = () => (seed = (seed * 1103515245 + 12345) % 2147483648) % 101
  for (let run = 0; run < 500; run++) {
    const weights = weightsOf([next(), next(), next(), next(), 1 + (next() % 100)].join(','))
    const shares = Object.values(sharesOf(weights))
    expect(shares.reduce((sum, share) => sum + share, 0)).toBe(100)
  }
})
