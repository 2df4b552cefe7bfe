import fc from 'fast-check'
import { expect, test } from 'vitest'
import { againstTerms } from '#shared/czech/against-terms.ts'
import { figuresIn } from '#shared/czech/figures.ts'
import {
  bonusSentence,
  gamesSentence,
  inMoney,
  moneySentence,
  plainSpaces,
  runsSentence,
  wageringSentence,
} from '#shared/czech/bonus-terms.ts'
import { hardSpaces } from '#shared/czech/typography.ts'
import { BONUS_MAX } from '#shared/schema/bonus-plan.ts'
import { BONUS_KINDS, BonusTerms, CASHBACK_PERIODS, COUNTED_FROM, emptyTerms } from '#shared/schema/bonus-terms.ts'

const terms = (given: Partial<BonusTerms>): BonusTerms => ({ ...emptyTerms, ...given })
const plain = (make: (of: BonusTerms) => string, given: Partial<BonusTerms>) => plainSpaces(make(terms(given)))

test.each<[string, Partial<BonusTerms>]>([
  ['100 % do 25 000 Kč + 50 volných zatočení', { percent: 100, ceiling: 25_000, spins: 50 }],
  ['100 % do 25 000 Kč', { percent: 100, ceiling: 25_000 }],
  ['50 % z vkladu', { percent: 50 }],
  ['50 % z vkladu + 1 volné zatočení', { percent: 50, spins: 1 }],
  ['50 % z vkladu + 3 volná zatočení', { percent: 50, spins: 3 }],
  ['200 Kč bez vkladu', { kind: 'no-deposit', fixed: 200 }],
  ['20 volných zatočení bez vkladu', { kind: 'no-deposit', spins: 20 }],
  ['200 Kč + 20 volných zatočení bez vkladu', { kind: 'no-deposit', fixed: 200, spins: 20 }],
  ['150 volných zatočení', { kind: 'spins', spins: 150 }],
  ['1 250 volných zatočení', { kind: 'spins', spins: 1250 }],
  [
    '10 % týdenní prohry zpět, nejvýše 2 000 Kč',
    { kind: 'cashback', cashback: { percent: 10, cap: 2000, period: 'week' } },
  ],
  ['7,5 % měsíční prohry zpět', { kind: 'cashback', cashback: { percent: 7.5, cap: null, period: 'month' } }],
  ['5 % denní prohry zpět', { kind: 'cashback', cashback: { percent: 5, cap: null, period: 'day' } }],
  ['', { kind: 'none' }],
  ['', {}],
  ['', { percent: NaN, ceiling: 100 }],
])('the bonus reads „%s“', (sentence, given) => expect(plain(bonusSentence, given)).toBe(sentence))

const match = { percent: 100, multiple: 30, countedFrom: 'bonus' } as const

test.each<[string, Partial<BonusTerms>]>([
  ['30× bonus do 10 dnů', { ...match, days: 10 }],
  ['30× bonus do 1 dne', { ...match, days: 1 }],
  ['30× bonus', match],
  ['40× bonus i vklad do 30 dnů', { ...match, multiple: 40, countedFrom: 'deposit-and-bonus', days: 30 }],
  ['25× výhru ze zatočení do 14 dnů', { kind: 'spins', spins: 9, multiple: 25, countedFrom: 'winnings', days: 14 }],
  ['45× bonus do 14 dnů, sázka nejvýše 100 Kč', { ...match, multiple: 45, days: 14, highestBet: 100 }],
  ['40× bonus do 7 dnů, výběr nejvýše 2 000 Kč', { ...match, multiple: 40, days: 7, highestWin: 2000 }],
  [
    '2,5× bonus, sázka nejvýše 12,5 Kč, výběr nejvýše 500 Kč',
    { ...match, multiple: 2.5, highestBet: 12.5, highestWin: 500 },
  ],
  ['Bez podmínek protočení', { percent: 100, multiple: 0 }],
  ['', { percent: 100 }],
  ['', { percent: 100, multiple: 30 }],
  ['', { kind: 'none' }],
])('the wagering reads „%s“', (sentence, given) => expect(plain(wageringSentence, given)).toBe(sentence))

test.each<[string, Partial<BonusTerms>]>([
  ['Při vkladu 1 000 Kč dostanete bonus 1 000 Kč a musíte protočit 30 000 Kč.', match],
  ['Při vkladu 1 000 Kč dostanete bonus 500 Kč a musíte protočit 15 000 Kč.', { ...match, ceiling: 500 }],
  ['Při vkladu 2 000 Kč dostanete bonus 2 000 Kč a musíte protočit 60 000 Kč.', { ...match, lowestDeposit: 2000 }],
  [
    'Při vkladu 1 000 Kč dostanete bonus 600 Kč a musíte protočit 64 000 Kč.',
    { percent: 60, multiple: 40, countedFrom: 'deposit-and-bonus' },
  ],
  [
    'Při vkladu 1 000 Kč dostanete bonus 1 000 Kč a 50 volných zatočení v hodnotě 100 Kč a musíte protočit 30 000 Kč.',
    { ...match, spins: 50, spinValue: 2 },
  ],
  ['Při vkladu 1 000 Kč dostanete bonus 1 000 Kč, protočit nemusíte nic.', { percent: 100, multiple: 0 }],
  ['Při vkladu 1 000 Kč dostanete bonus 1 000 Kč.', { percent: 100 }],
  [
    'Bez vkladu dostanete bonus 200 Kč a musíte protočit 8 000 Kč.',
    { kind: 'no-deposit', fixed: 200, multiple: 40, countedFrom: 'bonus' },
  ],
  [
    'Dostanete 150 volných zatočení, výhru ze zatočení musíte protočit 25×.',
    { kind: 'spins', spins: 150, multiple: 25, countedFrom: 'winnings' },
  ],
  [
    'Z prohry 1 000 Kč se vám vrátí 100 Kč.',
    { kind: 'cashback', cashback: { percent: 10, cap: 2000, period: 'week' } },
  ],
  ['Z prohry 1 000 Kč se vám vrátí 50 Kč.', { kind: 'cashback', cashback: { percent: 10, cap: 50, period: 'week' } }],
  ['', { kind: 'none' }],
  ['', {}],
])('in money: „%s“', (sentence, given) => expect(plain(moneySentence, given)).toBe(sentence))

test('computes the cost for any deposit', () => {
  expect(inMoney(terms({ ...match, ceiling: 8000 }), 20_000)).toEqual({
    deposit: 20_000,
    bonus: 8000,
    wagered: 240_000,
  })
  expect(inMoney(terms({ kind: 'cashback' }))).toBeNull()
})

test('formats games and dates', () => {
  expect(
    plainSpaces(
      gamesSentence({
        games: [
          { game: 'automaty', percent: 100 },
          { game: 'ruleta', percent: 10 },
        ],
      }),
    ),
  ).toBe('automaty 100 %, ruleta 10 %')
  const runs = { startsAt: '2026-11-01T00:00:00.000Z', endsAt: '2026-11-30T22:59:00.000Z' }
  expect(plainSpaces(runsSentence(runs))).toBe('od 1. 11. 2026 do 30. 11. 2026')
  expect(plainSpaces(runsSentence({ ...runs, startsAt: null }))).toBe('do 30. 11. 2026')
})

test.each<[Partial<BonusTerms>, keyof BonusTerms]>([
  [{ kind: 'none', percent: 100 }, 'percent'],
  [{ kind: 'match' }, 'percent'],
  [{ kind: 'match', percent: 100, fixed: 200 }, 'fixed'],
  [{ kind: 'no-deposit' }, 'fixed'],
  [{ kind: 'no-deposit', fixed: 200, lowestDeposit: 100 }, 'lowestDeposit'],
  [{ kind: 'no-deposit', fixed: 200, percent: 10 }, 'percent'],
  [{ kind: 'spins' }, 'spins'],
  [{ kind: 'spins', spins: 10, ceiling: 100 }, 'ceiling'],
  [{ kind: 'spins', spins: 10, multiple: 3, countedFrom: 'bonus' }, 'countedFrom'],
  [{ kind: 'cashback' }, 'cashback'],
  [{ percent: 100, spinValue: 2 }, 'spinValue'],
  [{ percent: 100, multiple: 30 }, 'countedFrom'],
  [{ percent: 100, countedFrom: 'bonus' }, 'multiple'],
  [{ percent: 100, multiple: 0, countedFrom: 'bonus' }, 'multiple'],
  [{ percent: 100, days: 10 }, 'days'],
  [{ percent: 100, multiple: 30, countedFrom: 'winnings' }, 'countedFrom'],
  [{ kind: 'no-deposit', fixed: 10, multiple: 3, countedFrom: 'deposit-and-bonus' }, 'countedFrom'],
  [
    {
      percent: 100,
      games: [
        { game: 'Ruleta', percent: 5 },
        { game: 'ruleta', percent: 10 },
      ],
    },
    'games',
  ],
  [{ percent: 100, startsAt: '2026-11-02T00:00:00.000Z', endsAt: '2026-11-01T00:00:00.000Z' }, 'endsAt'],
])('rejects %j at %s', (given, field) => {
  const { error } = BonusTerms.safeParse(terms(given))
  expect(error?.issues.map(({ path }) => path[0])).toEqual([field])
  expect(error?.issues[0]?.message).toMatch(/^[A-Z].*\.$/)
})

const maybe = <T>(value: fc.Arbitrary<T>) => fc.option(value, { nil: null })
const figure = fc.oneof(fc.integer({ min: 1, max: 10_000_000 }), fc.double({ min: 0.01, max: 5000 }), fc.constant(NaN))
const anyTerms: fc.Arbitrary<BonusTerms> = fc.record({
  kind: fc.constantFrom(...BONUS_KINDS),
  percent: maybe(figure),
  ceiling: maybe(figure),
  fixed: maybe(figure),
  spins: maybe(figure),
  spinValue: maybe(figure),
  multiple: maybe(fc.oneof(figure, fc.constant(0))),
  countedFrom: maybe(fc.constantFrom(...COUNTED_FROM)),
  days: maybe(figure),
  highestBet: maybe(figure),
  games: fc.array(
    fc.record({ game: fc.constantFrom('automaty', 'ruleta'), percent: fc.integer({ min: 0, max: 100 }) }),
  ),
  highestWin: maybe(figure),
  lowestDeposit: maybe(figure),
  cashback: maybe(fc.record({ percent: figure, cap: maybe(figure), period: fc.constantFrom(...CASHBACK_PERIODS) })),
  exclusions: fc.constantFrom('', 'rulety'),
  startsAt: fc.constant(null),
  endsAt: maybe(fc.constant('2026-11-30T22:59:00.000Z')),
})

test('for any input, a sentence has no NaN, has hard spaces and fits its field', () => {
  fc.assert(
    fc.property(anyTerms, (given) => {
      const sentences = [bonusSentence(given), wageringSentence(given), moneySentence(given), gamesSentence(given)]
      for (const sentence of sentences) {
        expect(sentence).not.toMatch(/NaN|undefined|null|Infinity| {2}/)
        expect(sentence).toBe(hardSpaces(sentence))
        expect(sentence).not.toMatch(/\d (?:Kč|%|\d{3}|dn)/)
      }
      expect(bonusSentence(given).length).toBeLessThanOrEqual(BONUS_MAX)
      expect(wageringSentence(given).length).toBeLessThanOrEqual(160)
    }),
    { numRuns: 2000 },
  )
})

const whole = fc.integer({ min: 1, max: 100_000 })
const wagered = fc.record({ multiple: fc.integer({ min: 1, max: 99 }), days: maybe(fc.integer({ min: 1, max: 90 })) })
const limits = fc.record({ highestBet: maybe(whole), highestWin: maybe(whole) })
const matched = fc.record({ percent: fc.integer({ min: 1, max: 300 }), ceiling: maybe(whole), spins: maybe(whole) })
const validTerms: fc.Arbitrary<BonusTerms> = fc
  .tuple(fc.constantFrom('match', 'spins', 'no-deposit'), matched, wagered, limits, whole)
  .map(([kind, match, wagering, limit, count]) => {
    if (kind === 'match') return terms({ ...match, ...wagering, ...limit, countedFrom: 'bonus' })
    if (kind === 'spins') return terms({ kind, spins: 9, ...wagering, ...limit, countedFrom: 'winnings' })
    return terms({ kind: 'no-deposit', fixed: count, ...wagering, ...limit, countedFrom: 'bonus' })
  })

test('generated sentences never contradict their terms', () => {
  fc.assert(
    fc.property(validTerms, (given) => {
      fc.pre(BonusTerms.safeParse({ ...given, spins: given.spins && Math.min(given.spins, 10_000) }).success)
      expect(againstTerms(bonusSentence(given), given)).toEqual([])
      expect(againstTerms(wageringSentence(given), given)).toEqual([])
    }),
  )
})

test('detects a text with another figure', () => {
  const lev = terms({ percent: 100, ceiling: 25_000, spins: 50, multiple: 30, countedFrom: 'bonus', days: 10 })
  expect(againstTerms('100 % do 25 000 Kč + 50 volných zatočení', lev)).toEqual([])
  expect(againstTerms('35× bonus do 14 dnů', lev)).toEqual(['35×', '14 days'])
  expect(againstTerms('100 % do 20\u00a0000\u00a0Kč + 5 zatočení zdarma', lev)).toEqual(['20 000 Kč', '5 spins'])
  expect(againstTerms('Nejlepší v roce 2026', lev)).toEqual([])
  expect(figuresIn('2,5× a 1 000 000 Kč').map(({ value }) => value)).toEqual([2.5, 1_000_000])
})
