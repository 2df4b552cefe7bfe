import { type KyselyPlugin, sql } from 'kysely'
import { beforeEach, expect, test } from 'vitest'
import { MAX_GROUPS } from '#features/clicks/periods.ts'
import { storeClicks } from '#features/clicks/queries.server.ts'
import { CLICK_GROUPS, type ClickQuery } from '#features/clicks/report-schema.ts'
import { reportClicks } from '#features/clicks/report.server.ts'
import type { Click, ClickRow } from '#features/clicks/schema.ts'
import { clickSums } from '#infra/db/migrations/0014-click-sums.server.ts'
import { addDays, pragueDay } from '#shared/czech/day.ts'
import { newId } from '#shared/id.ts'
import { createTestDb } from '#testing/test-db.ts'

const db = await createTestDb()
const NOW = new Date('2026-11-16T12:00:00Z')

const below = (count: number) => Math.floor(Math.random() * count)

/** Mostly around midnight in Prague and around both clock changes. */
const MOMENTS = ['2025-12-31T23:00:00Z', '2026-03-29T01:00:00Z', '2026-10-24T22:00:00Z', '2026-10-25T23:00:00Z'].map(
  (moment) => Date.parse(moment),
)
const MINUTE = 60_000
const randomTime = () =>
  new Date((MOMENTS[below(MOMENTS.length)] ?? 0) + (below(5) - 2) * 12 * 60 * MINUTE + (below(7) - 3)).toISOString()

const randomClick = (): Click => ({
  id: newId(),
  clickedAt: randomTime(),
  targetModel: 'Casino',
  targetId: `kasino-000${below(3)}`,
  page: ['', '/', '/bonusy/'][below(3)] ?? '',
  block: ['', 'blok'][below(2)] ?? '',
  isBot: below(4) === 0,
  isTurnedAway: below(5) === 0,
})

/** Fails at the given query of a batch. */
const breaking = (at: number): KyselyPlugin => {
  let queries = 0
  return {
    transformQuery({ node }) {
      if (++queries === at) throw new Error('broken')
      return node
    },
    transformResult: async ({ result }) => result,
  }
}

/** The stored sums, and the same computed from the clicks themselves. */
async function counted() {
  const days = await db.selectFrom('clickDay').selectAll().execute()
  const sums = await db.selectFrom('clickSum').selectAll().execute()
  return [
    ...days.map(({ day, targetId, page, block, people, bots, turnedAway }) => [
      day,
      targetId,
      page,
      block,
      people,
      bots,
      turnedAway,
    ]),
    ...sums.map(({ dimension, period, key, people, bots, turnedAway }) => [
      dimension,
      period,
      key,
      people,
      bots,
      turnedAway,
    ]),
  ]
    .map((row) => JSON.stringify(row))
    .toSorted()
}

async function grouped() {
  const counts = new Map<string, number[]>()
  const add = (key: string[], { isBot, isTurnedAway }: Pick<ClickRow, 'isBot' | 'isTurnedAway'>) => {
    const name = JSON.stringify(key)
    const counted = counts.get(name) ?? [0, 0, 0]
    const column = isTurnedAway ? 2 : isBot
    counts.set(
      name,
      counted.map((count, index) => count + Number(index === column)),
    )
  }
  for (const click of await db.selectFrom('click').selectAll().execute()) {
    const { clickedAt, targetId, page, block } = click
    if (click.isBot && click.isTurnedAway) continue
    const day = pragueDay(new Date(clickedAt))
    add([day, targetId, page, block], click)
    for (const period of [day, day.slice(0, 7), day.slice(0, 4)]) {
      add(['all', period, ''], click)
      add(['target', period, targetId], click)
      add(['page', period, page], click)
      add(['block', period, block], click)
    }
  }
  return [...counts].map(([key, pair]) => JSON.stringify([...JSON.parse(key), ...pair])).toSorted()
}

async function reportedFrom(clicks: Click[], { group, bots, from = '', to = '' }: ClickQuery) {
  const series = new Map<string, [clicks: number, turnedAway: number]>()
  const keyOf = ({ clickedAt, targetId, page, block }: Click) =>
    ({ day: pragueDay(new Date(clickedAt)), target: targetId, page, block })[group]
  if (group === 'day') for (let day = from; day <= to; day = addDays(day, 1)) series.set(day, [0, 0])
  for (const click of clicks) {
    const day = pragueDay(new Date(click.clickedAt))
    const isCounted = click.isTurnedAway ? !click.isBot : bots === 'with' || click.isBot === (bots === 'only')
    if (day < from || day > to || !isCounted) continue
    const [count, turnedAway] = series.get(keyOf(click)) ?? [0, 0]
    series.set(keyOf(click), click.isTurnedAway ? [count, turnedAway + 1] : [count + 1, turnedAway])
  }
  return Object.fromEntries(series)
}

beforeEach(async () => {
  for (const table of ['click', 'clickDay', 'clickSum'] as const) await db.deleteFrom(table).execute()
})

test('the sums match the clicks after batches of any size, repeated, partly repeated or failing midway', async () => {
  const sent: Click[][] = []
  for (let round = 0; round < 30; round++) {
    const again = sent[below(sent.length)] ?? []
    const batch = [...Array.from({ length: below(50) }, randomClick), ...(below(3) === 0 ? again : [])]
    // The same click twice in one batch, too.
    if (below(4) === 0) batch.push(...batch.slice(0, 3))
    const target = below(2) === 0 ? db : db.withPlugin(breaking(1 + below(12)))
    await storeClicks(target, batch).then(
      () => sent.push(batch),
      // Its clicks are retried, as in the buffer; or lost, as when the process is killed.
      async () => below(2) === 0 && (await storeClicks(db, batch), sent.push(batch)),
    )
    expect(await counted()).toEqual(await grouped())
  }
  const stored = new Set(sent.flat().map(({ id }) => id))
  expect(await db.selectFrom('click').select('id').execute()).toHaveLength(stored.size)
})

test('concurrent processes count every click', async () => {
  const batches = Array.from({ length: 12 }, () => Array.from({ length: 80 }, randomClick))
  await Promise.all(batches.map((batch) => storeClicks(db, batch)))
  expect(await counted()).toEqual(await grouped())
})

test('a report of any period matches its clicks', async () => {
  const clicks = Array.from({ length: 500 }, randomClick)
  await storeClicks(db, clicks)
  for (let round = 0; round < 40; round++) {
    const from = addDays('2025-11-01', below(400))
    const to = addDays(from, below(400))
    const group = CLICK_GROUPS[round % 4] ?? 'day'
    const bots = (['without', 'with', 'only'] as const)[below(3)] ?? 'with'
    const query = { from, to, group, bots, limit: MAX_GROUPS }
    const { series } = await reportClicks(db, query, NOW)
    expect([
      query,
      Object.fromEntries(series.map(({ key, clicks: count, turnedAway }) => [key, [count, turnedAway]])),
    ]).toEqual([query, await reportedFrom(clicks, query)])
  }
})

test('the migration counts clicks from before sums existed', async () => {
  await storeClicks(
    db,
    Array.from({ length: 300 }, () => ({ ...randomClick(), isTurnedAway: false })),
  )
  const before = await counted()
  await db.schema.dropTable('click_day').execute()
  await db.schema.dropTable('click_sum').execute()
  await db.schema.createIndex('click_by_target').on('click').columns(['target_id', 'clicked_at']).execute()
  await db.transaction().execute((trx) => clickSums.up(trx))
  for (const table of ['click_day', 'click_sum']) {
    await db.schema
      .alterTable(table)
      .addColumn('turned_away', 'integer', (column) => column.notNull().defaultTo(0))
      .execute()
  }
  expect(await counted()).toEqual(before)
  await sql`drop index if exists click_by_target`.execute(db)
})
