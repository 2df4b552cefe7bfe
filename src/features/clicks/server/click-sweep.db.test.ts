import { beforeEach, expect, test } from 'vitest'
import { dropClicks, storeClicks } from '#features/clicks/queries.server.ts'
import { reportClicks } from '#features/clicks/report.server.ts'
import { createClickSweep } from '#features/clicks/server/click-sweep.ts'
import { newId } from '#shared/id.ts'
import { createTestServices } from '#testing/test-db.ts'

const services = await createTestServices()
const { db } = services
services.now = () => new Date('2026-11-16T12:00:00Z')
// Ninety days before is in summer time, so the day begins at 22:00 UTC.
const LAST_DROPPED = '2026-08-17T21:59:59.999Z'
const FIRST_KEPT = '2026-08-17T22:00:00.000Z'

const click = (clickedAt: string) => ({
  id: newId(),
  clickedAt,
  targetModel: 'Casino' as const,
  targetId: 'kasino-0001',
  page: '/',
  block: '',
  isBot: false,
  isTurnedAway: false,
})
const times = async () =>
  (await db.selectFrom('click').select('clickedAt').orderBy('clickedAt').execute()).map((row) => row.clickedAt)
const all = { from: '2026-08-01', to: '2026-08-31', group: 'target', bots: 'without', limit: 10 } as const

beforeEach(async () => {
  for (const table of ['click', 'clickDay', 'clickSum'] as const) await db.deleteFrom(table).execute()
})

test('clicks older than the retention period are deleted, in whole days of Prague; the report stays', async () => {
  await storeClicks(db, [
    ...Array.from({ length: 250 }, () => click(LAST_DROPPED)),
    click(FIRST_KEPT),
    click('2026-11-16T11:00:00.000Z'),
  ])
  const before = await reportClicks(db, all, services.now())
  const sweep = createClickSweep(services)
  await sweep.run()
  await sweep.leave()
  expect(await times()).toEqual([FIRST_KEPT, '2026-11-16T11:00:00.000Z'])
  expect(await reportClicks(db, all, services.now())).toEqual(before)
  expect(before.totals.people).toBe(251)
})

test('the period is configurable', async () => {
  await storeClicks(db, [click('2026-11-15T11:00:00.000Z'), click('2026-11-14T11:00:00.000Z')])
  const sweep = createClickSweep({ ...services, env: { ...services.env, CLICK_RETENTION_DAYS: 1 } })
  await sweep.run()
  await sweep.leave()
  expect(await times()).toEqual(['2026-11-15T11:00:00.000Z'])
})

test('one of all processes does it', async () => {
  const [one, other] = [createClickSweep(services), createClickSweep(services)]
  await one.run()
  await storeClicks(db, [click(LAST_DROPPED)])
  await other.run()
  expect(await times()).toHaveLength(1)
  await one.leave()
  await other.run()
  await other.leave()
  expect(await times()).toHaveLength(0)
})

test('a step deletes no more than its limit, the oldest first; a stopping server is not delayed', async () => {
  await storeClicks(
    db,
    ['2026-01-03', '2026-01-01', '2026-01-02'].map((day) => click(`${day}T10:00:00.000Z`)),
  )
  expect(await dropClicks(db, services.now(), 2)).toBe(2)
  expect(await times()).toEqual(['2026-01-03T10:00:00.000Z'])
  const sweep = createClickSweep(services)
  await sweep.run(AbortSignal.abort())
  await sweep.leave()
  expect(await times()).toHaveLength(1)
})
