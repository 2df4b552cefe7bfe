import { expect, test } from 'vitest'
import { countClicks } from '#features/clicks/sums.server.ts'
import { inTransaction } from '#infra/db/transaction.server.ts'
import { clicksYesterday, median } from '#features/clicks/server/clicks-yesterday.ts'
import { addDays } from '#shared/czech/day.ts'
import { build } from '#testing/build.ts'
import { createTestDb } from '#testing/test-db.ts'

const db = await createTestDb()
const YESTERDAY = '2026-11-15'
const now = new Date('2026-11-16T05:00:00.000Z')

const click = (targetId: string, day: string, count: number, isBot = 0) =>
  inTransaction(db, (trx) =>
    countClicks(
      trx,
      Array.from({ length: count }, () => ({
        clickedAt: `${day}T11:00:00.000Z`,
        targetId,
        page: '/',
        block: '',
        isBot,
        isTurnedAway: 0,
      })),
    ),
  )

test('there is no usual count before anything was counted', async () => {
  expect(await clicksYesterday(db, now)).toMatchObject({ day: YESTERDAY, clicks: 0, usual: null, targets: [] })
})

test('compares yesterday with the median of its weekday, including targets without clicks', async () => {
  const lion = await build.casino(db, { title: 'Modrý Lev' })
  const owl = await build.casino(db, { title: 'Noční Sova' })
  // Of eight Sundays only three have counts; one of them was very good.
  for (const [week, count] of [
    [1, 4],
    [2, 30],
    [3, 6],
  ] as const) {
    await click(lion.id, addDays(YESTERDAY, -7 * week), count)
    await click(owl.id, addDays(YESTERDAY, -7 * week), 10)
  }
  await click(lion.id, YESTERDAY, 9)
  await click(lion.id, YESTERDAY, 50, 1)
  await click(lion.id, addDays(YESTERDAY, -1), 5)
  // Nine weeks ago is out of range.
  await click(lion.id, addDays(YESTERDAY, -63), 1000)

  const { clicks, usual, days, targets } = await clicksYesterday(db, now)
  expect([clicks, usual]).toEqual([9, 16])
  expect(days.slice(-2)).toEqual([
    { day: '2026-11-14', clicks: 5 },
    { day: YESTERDAY, clicks: 9 },
  ])
  expect(days).toHaveLength(14)
  expect(targets).toEqual([
    { id: owl.id, title: 'Noční Sova', clicks: 0, usual: 10 },
    { id: lion.id, title: 'Modrý Lev', clicks: 9, usual: 6 },
  ])
})

test.each([
  [[], null],
  [[3], 3],
  [[5, 1], 3],
  [[9, 1, 2], 2],
])('the median of %j is %s', (values, expected) => {
  expect(median(values)).toBe(expected)
})
