import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { dialectOf } from '#infra/db/dialect.server.ts'
import { createTestDb } from '#testing/test-db.ts'

const db = await createTestDb()
const { minutesBetween } = dialectOf(db)

async function between(from: string, to: string): Promise<number> {
  const query = sql<{ minutes: number | string }>`select ${minutesBetween(sql.val(from), sql.val(to))} as minutes`
  return Number((await query.execute(db)).rows[0]?.minutes)
}

test.each([
  ['2026-10-19T07:20:00.000Z', '2026-10-20T08:30:00.000Z', 1510],
  ['2026-10-19T07:20:00.000Z', '2026-10-19T07:20:00.000Z', 0],
  ['2026-10-19T07:20:00.000Z', '2026-10-19T07:20:29.999Z', 0],
  ['2026-10-19T07:20:00.000Z', '2026-10-19T07:20:30.000Z', 1],
  ['2026-10-19T07:20:00.123Z', '2026-10-19T07:21:30.123Z', 2],
  // Clocks in Prague go back by an hour, and the year ends.
  ['2026-10-24T22:30:00.000Z', '2026-10-25T22:30:00.000Z', 1440],
  ['2026-12-31T23:59:00.000Z', '2027-01-01T00:01:00.000Z', 2],
  ['2024-02-28T12:00:00.000Z', '2024-03-01T12:00:00.000Z', 2880],
])('from %s to %s it is %i minutes', async (from, to, minutes) => {
  expect(await between(from, to)).toBe(minutes)
})

test('minutes are rounded as in the program, whatever the milliseconds', async () => {
  const start = Date.parse('2026-10-19T07:20:00.000Z')
  const pairs = Array.from({ length: 300 }, (_, index) => {
    const from = start + index * 7919
    return [from, from + index * 30_000 + (index % 3) - 1] as const
  }).slice(1)
  const rows = pairs.map(([from, to]) => {
    const [asked, arrived] = [new Date(from).toISOString(), new Date(to).toISOString()]
    return sql`select ${sql.lit(from)} as "from", ${minutesBetween(sql.val(asked), sql.val(arrived))} as minutes`
  })
  const found = await sql<{ minutes: number | string }>`${sql.join(rows, sql` union all `)} order by 1`.execute(db)
  expect(found.rows.map(({ minutes }) => Number(minutes))).toEqual(
    pairs.map(([from, to]) => Math.round((to - from) / 60_000)),
  )
})
