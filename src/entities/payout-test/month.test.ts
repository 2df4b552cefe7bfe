import { expect, test } from 'vitest'
import { figuresOf, hasEnoughCasinos, type Month, type MonthCasino, rowsOf } from '#entities/payout-test/month.ts'

const casino = (title: string, promise: number | null, hours: number[], rating = 8): MonthCasino => ({
  slug: title.toLowerCase(),
  title,
  path: null,
  rating,
  promise,
  hours,
})
const monthOf = (casinos: MonthCasino[], leader: string | null = null): Month => ({
  casinos,
  first: '',
  last: '',
  leader,
})

test('counts late withdrawals, the worst delay and whether the leader is late', () => {
  const month = monthOf(
    [casino('Lev', 24, [25, 19, 42]), casino('Vydra', 48, [30, 31]), casino('Sova', null, [90])],
    'lev',
  )
  expect(figuresOf(month)).toEqual({
    count: 6,
    judged: 5,
    late: 2,
    judgedCasinos: 2,
    median: 30.5,
    worst: { title: 'Lev', hours: 18 },
    slowest: { title: 'Sova', hours: 90 },
    leader: 'late',
  })
  expect(figuresOf({ ...month, leader: 'vydra' }).leader).toBe('in-time')
  expect(figuresOf({ ...month, leader: 'sova' }).leader).toBe('unmeasured')
  expect(figuresOf({ ...month, leader: null }).leader).toBe('unmeasured')
})

test('„ihned“ allows for one hour, and nothing is late without a promise', () => {
  expect(figuresOf(monthOf([casino('Lev', 0, [0.5, 1])]))).toMatchObject({ late: 0, worst: null })
  expect(figuresOf(monthOf([casino('Lev', 0, [3])]))).toMatchObject({ late: 1, worst: { hours: 2 } })
  expect(figuresOf(monthOf([casino('Lev', null, [300])]))).toMatchObject({ judged: 0, late: 0, worst: null })
})

test('handles a month without withdrawals', () => {
  expect(figuresOf(monthOf([]))).toMatchObject({ count: 0, median: null, worst: null, slowest: null })
  const two = [casino('Lev', 24, [1, 2, 3]), casino('Sova', 24, [1])]
  expect([hasEnoughCasinos(monthOf(two)), hasEnoughCasinos(monthOf([...two, casino('Vydra', null, [1])]))]).toEqual([
    false,
    true,
  ])
})

test('sorts rows by median, those without one last, limited to the best rated', () => {
  const rows = rowsOf(
    monthOf([
      casino('Pomalé', 24, [50, 60, 70], 9),
      casino('Málo a pomalu', 24, [9, 3], 8),
      casino('Málo', 24, [4, 2], 8),
      casino('Rychlé', 24, [5, 30, 7], 7),
      casino('Nevejde se', 24, [1, 1, 1], 6),
    ]),
    4,
  )
  expect(rows.map(({ title, median, late }) => [title, median, late])).toEqual([
    ['Rychlé', 7, 1],
    ['Pomalé', 60, 3],
    ['Málo', null, 0],
    ['Málo a pomalu', null, 0],
  ])
})
