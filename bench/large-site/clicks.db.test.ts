import { expect, test } from 'vitest'
import { storeClicks } from '#features/clicks/queries.server.ts'
import { clickMapper } from '#features/clicks/schema.ts'
import type { Db } from '#records/db.server.ts'
import { createTestDb } from '#testing/test-db.ts'
import { writeClicks } from './clicks.ts'

const read = async (db: Db) => ({
  days: await db
    .selectFrom('clickDay')
    .selectAll()
    .orderBy('day')
    .orderBy('targetId')
    .orderBy('page')
    .orderBy('block')
    .execute(),
  sums: await db.selectFrom('clickSum').selectAll().orderBy('dimension').orderBy('period').orderBy('key').execute(),
})
const clicksOf = (db: Db) => db.selectFrom('click').selectAll().orderBy('id').execute()

test('clicks of two years are aggregated as the product does it, and the latest are stored', async () => {
  const [filled, stored] = [await createTestDb(), await createTestDb()]
  // The demo has clicks of its own.
  const target = { targetModel: 'Casino' as const, targetId: 'casino-1', page: '/', block: 'hero' }
  const clickedAt = new Date().toISOString()
  await storeClicks(filled, [{ id: 'demo', clickedAt, ...target, isBot: false, isTurnedAway: false }])
  await writeClicks(filled, { posts: 0, casinos: 40, clicks: 7300, voices: 0, complaints: 0 })
  const clicks = await clicksOf(filled)
  expect(clicks.length).toBeGreaterThan(870)
  expect(clicks.length).toBeLessThan(930)
  await storeClicks(
    stored,
    clicks.map((row) => clickMapper.decode(row)),
  )
  const { days, sums } = await read(filled)
  const counted = await read(stored)
  const from = counted.days[0]?.day ?? ''
  expect(days.filter(({ day }) => day >= from)).toEqual(counted.days)
  expect(days.reduce((sum, { people, bots }) => sum + people + bots, 0)).toBe(7300)
  const isOfDay = ({ period }: { period: string }) => period.length === from.length && period >= from
  expect(sums.filter(isOfDay)).toEqual(counted.sums.filter(isOfDay))
  expect(sums.filter(({ period }) => period.length === 4).reduce((sum, { people }) => sum + people, 0)).toBe(
    4 * days.reduce((sum, { people }) => sum + people, 0),
  )
})
