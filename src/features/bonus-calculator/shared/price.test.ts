import { expect, test } from 'vitest'
import { contributionOf } from '#features/bonus-calculator/shared/games.ts'
import { type BonusPrice, type Play, priceBonus, usualPrice } from '#features/bonus-calculator/shared/price.ts'
import { type BonusTerms, emptyTerms } from '#shared/schema/bonus-terms.ts'
import { seeded } from '#testing/simulate-bonus.ts'

const MATCH = { percent: 100, ceiling: 25_000, multiple: 30, countedFrom: 'bonus', days: 10 } as const

function priced(given: Partial<BonusTerms>, play: Partial<Play> = {}): BonusPrice {
  const price = priceBonus({ ...emptyTerms, ...given }, { deposit: 1000, game: 'slots', ...play })
  if (typeof price === 'string') throw new Error(price)
  return price
}

test('computes an example that can be checked by hand', () => {
  const price = priced({ ...MATCH, highestBet: 50 })
  expect(price).toMatchObject({ bonus: 1000, wagered: 30_000, turnover: 30_000, perDay: 3000, fewestBets: 600 })
  expect(price.loss).toBeCloseTo(1200, 0)
  expect(price.value).toBeCloseTo(-200, 0)
})

test.each<[string, Partial<BonusTerms>, Partial<Play>, Partial<BonusPrice>]>([
  ['the ceiling', { ...MATCH, ceiling: 500 }, {}, { bonus: 500, wagered: 15_000 }],
  ['deposit and bonus', { ...MATCH, countedFrom: 'deposit-and-bonus' }, {}, { wagered: 60_000 }],
  ['a deposit that is too small', { ...MATCH, lowestDeposit: 2000 }, {}, { bonus: 0, wagered: 0, value: 0 }],
  ['the very lowest deposit', { ...MATCH, lowestDeposit: 1000 }, {}, { bonus: 1000, wagered: 30_000 }],
  ['a deposit that meets the ceiling', { ...MATCH, ceiling: 1000 }, {}, { bonus: 1000 }],
  ['a last bet that is smaller', { ...MATCH, highestBet: 70 }, {}, { stake: 2, fewestBets: 429 }],
  ['no bet above the highest', { ...MATCH, highestBet: 50 }, { stake: 200 }, { stake: 50 }],
  ['no bet above what there is', MATCH, { stake: 5000 }, { stake: 2000 }],
  ['a part of a bet that counts', MATCH, { contribution: 10 }, { wagered: 30_000, turnover: 300_000, perDay: 30_000 }],
  ['the highest win', { ...MATCH, multiple: 0, highestWin: 400 }, {}, { loss: 0, unpaid: 600, value: 400 }],
  ['no bonus', { kind: 'none' }, {}, { bonus: 0, loss: 0, value: 0, finished: 1 }],
  ['without a deposit', { kind: 'no-deposit', fixed: 200, multiple: 0 }, {}, { bonus: 200, value: 200 }],
  ['spins win what they return', { kind: 'spins', spins: 50, spinValue: 2, multiple: 0 }, {}, { bonus: 96, value: 96 }],
  ['spins of no known value', { ...MATCH, spins: 50 }, {}, { bonus: 1000, unvaluedSpins: 50 }],
  [
    'cashback of a lost deposit',
    { kind: 'cashback', cashback: { percent: 10, cap: 80, period: 'week' }, multiple: 0 },
    {},
    { bonus: 80, value: 80 },
  ],
])('%s', (_, terms, play, expected) => {
  expect(priced(terms, play)).toMatchObject(expected)
})

test.each<[string, Partial<BonusTerms>, Partial<Play>]>([
  ['multiple', { percent: 100 }, {}],
  ['spin-value', { kind: 'spins', spins: 50, multiple: 0 }, {}],
  ['contribution', MATCH, { game: 'roulette' }],
  ['does-not-count', { ...MATCH, games: [{ game: 'Ruleta', percent: 0 }] }, { game: 'roulette' }],
])('reports what is missing: %s', (why, terms, play) => {
  expect(priceBonus({ ...emptyTerms, ...terms }, { deposit: 1000, game: 'slots', ...play })).toBe(why)
})

test('the wilder the slot, the fewer finish; the price stays', () => {
  const [coin, ...slots] = [1, 4, 7, 11].map((spread) => priced(MATCH, { spread }))
  expect([coin, ...slots].map((price) => Math.floor((price?.finished ?? 0) * 100))).toEqual([99, 71, 52, 38])
  expect(new Set([coin, ...slots].map((price) => price?.value)).size).toBe(1)
  expect(priced(MATCH).finished).toBe(slots[1]?.finished)
})

test('takes the contribution from what the terms call the game', () => {
  const games = [
    { game: 'Hrací automaty', percent: 90 },
    { game: 'stolní hry', percent: 10 },
    { game: 'Blackjack', percent: 5 },
  ]
  expect(contributionOf({ games }, 'slots')).toBe(90)
  expect(contributionOf({ games }, 'roulette')).toBe(10)
  expect(contributionOf({ games }, 'blackjack')).toBe(5)
  expect(contributionOf({ games: [] }, 'slots')).toBe(100)
  expect(contributionOf({ games: [] }, 'blackjack')).toBeNull()
})

test('cards and lists use the usual deposit, or the minimum for the bonus', () => {
  expect(usualPrice(null)).toBeNull()
  expect(usualPrice(emptyTerms)).toBeNull()
  const cashback = { percent: 10, cap: null, period: 'week' } as const
  expect(usualPrice({ ...emptyTerms, kind: 'cashback', cashback, multiple: 0 })).toBeNull()
  expect(usualPrice({ ...emptyTerms, ...MATCH })?.deposit).toBe(1000)
  expect(usualPrice({ ...emptyTerms, ...MATCH, lowestDeposit: 1500 })?.deposit).toBe(1500)
})

const ROUNDS = 3000
const SLACK = 1e-6

/** Any valid bonus, including odd ones. */
function anyBonus(random: () => number): [BonusTerms, Play] {
  const pick = <T>(...choices: T[]) => choices[Math.floor(random() * choices.length)] as T
  const amount = (most: number) => Math.ceil(random() ** 3 * most)
  const kind = pick('match', 'no-deposit', 'spins', 'cashback')
  const terms: BonusTerms = {
    ...emptyTerms,
    kind,
    percent: kind === 'match' ? amount(1000) : null,
    ceiling: pick(null, amount(100_000)),
    fixed: kind === 'no-deposit' ? amount(10_000) : null,
    spins: kind === 'spins' ? amount(500) : null,
    spinValue: kind === 'spins' ? amount(100) : null,
    multiple: amount(500),
    countedFrom: kind === 'spins' ? 'winnings' : kind === 'match' ? pick('bonus', 'deposit-and-bonus') : 'bonus',
    highestBet: pick(null, null, random() * 1000 + 0.01),
    highestWin: pick(null, amount(100_000)),
    cashback: kind === 'cashback' ? { percent: amount(100), cap: pick(null, amount(1000)), period: 'week' } : null,
  }
  const play: Play = {
    deposit: amount(1_000_000),
    game: 'slots',
    edge: pick(0, random() * 10, random() * 99),
    contribution: pick(100, amount(100)),
    stake: pick(undefined, random() * 1000 + 0.01),
  }
  return [terms, play]
}

test('for any bonus, losses are bounded and harder terms are never worth more', () => {
  const random = seeded(15)
  for (let round = 0; round < ROUNDS; round++) {
    const [terms, play] = anyBonus(random)
    const base = priced(terms, play)
    const start = base.bonus + (terms.kind === 'match' ? play.deposit : 0)
    for (const figure of Object.values(base)) expect(figure === null || Number.isFinite(figure)).toBe(true)
    expect(base.loss).toBeGreaterThanOrEqual(-SLACK * start)
    expect(base.loss).toBeLessThanOrEqual(start * (1 + SLACK))
    expect(base.loss).toBeLessThanOrEqual((base.turnover * base.edge) / 100 + SLACK * start)
    expect(base.value).toBeLessThanOrEqual((terms.highestWin ?? Infinity) + SLACK * start)
    expect(base.value).toBeGreaterThanOrEqual((terms.kind === 'match' ? -play.deposit : 0) - SLACK * start)
    const stake = base.stake
    const harder: [Partial<BonusTerms>, Partial<Play>][] = [
      [{ multiple: (terms.multiple ?? 0) * (1 + random()) + 1 }, {}],
      [{ highestWin: Math.ceil((terms.highestWin ?? 50_000) * random()) }, {}],
      [{}, { contribution: (play.contribution ?? 100) * (0.1 + 0.9 * random()) }],
      ...(terms.kind === 'spins'
        ? []
        : [[{}, { edge: Math.min((play.edge ?? 0) + random() * 20, 100) }] satisfies [object, object]]),
    ]
    for (const [term, act] of harder) {
      const worse = priced({ ...terms, ...term }, { ...play, stake, ...act })
      expect(worse.value).toBeLessThanOrEqual(base.value + SLACK * start)
    }
  }
})

test('a cautious player loses the most, so our figure flatters no bonus', () => {
  const random = seeded(43)
  for (let round = 0; round < ROUNDS; round++) {
    const [terms, play] = anyBonus(random)
    const unlimited = { ...terms, highestWin: null, highestBet: null }
    const calm = priced(unlimited, { ...play, stake: undefined })
    const bold = priced(unlimited, { ...play, stake: calm.stake * (1 + random() * 100) })
    expect(bold.loss).toBeLessThanOrEqual(calm.loss + SLACK * (calm.bonus + play.deposit))
  }
})
