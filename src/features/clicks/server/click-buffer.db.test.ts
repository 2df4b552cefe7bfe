import { afterEach, expect, test, vi } from 'vitest'
import type { Click } from '#features/clicks/schema.ts'
import { createLog } from '#infra/log.server.ts'
import { createClickBuffer } from '#features/clicks/server/click-buffer.ts'
import { newId } from '#shared/id.ts'
import { createTestDb } from '#testing/test-db.ts'

const db = await createTestDb()
const silent = createLog({ level: 'silent' })

const click = (): Click => ({
  id: newId(),
  clickedAt: '2026-11-15T10:00:00.000Z',
  targetModel: 'Casino',
  targetId: 'casino-1234',
  page: '/',
  block: '',
  isBot: false,
  isTurnedAway: false,
})

const stored = async () => (await db.selectFrom('click').select('id').execute()).length

/** Simulates an unavailable database: the table is missing until `back` is called. */
async function takeTableAway() {
  await db.schema.alterTable('click').renameTo('click_away').execute()
  return () => db.schema.alterTable('click_away').renameTo('click').execute()
}

afterEach(async () => {
  vi.useRealTimers()
  await db.deleteFrom('click').execute()
})

test('clicks are written automatically', async () => {
  const clicks = createClickBuffer({ db, log: silent })
  clicks.add(click())
  expect(await stored()).toBe(0)
  await vi.waitFor(async () => expect(await stored()).toBe(1), { timeout: 10_000 })
})

test('the thousandth click is written at once', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  const clicks = createClickBuffer({ db, log: silent })
  for (let count = 0; count < 1000; count++) clicks.add(click())
  while ((await stored()) < 1000) await new Promise(setImmediate)
  expect(await stored()).toBe(1000)
})

test('a flush waits for the running write and for clicks added meanwhile', async () => {
  const clicks = createClickBuffer({ db, log: silent })
  for (let count = 0; count < 250; count++) clicks.add(click())
  const first = clicks.flush()
  for (let count = 0; count < 250; count++) clicks.add(click())
  await Promise.all([first, clicks.flush()])
  expect(await stored()).toBe(500)
})

test('while the database refuses, clicks are buffered; then each is written once', async () => {
  const lines: string[] = []
  const log = createLog({ level: 'info', pretty: false, write: (line) => lines.push(line) })
  const clicks = createClickBuffer({ db, log })
  const back = await takeTableAway()
  for (let count = 0; count < 450; count++) clicks.add(click())
  await clicks.flush()
  await clicks.flush()
  await back()
  expect(await stored()).toBe(0)
  await clicks.flush()
  expect(await stored()).toBe(450)
  expect(lines.filter((line) => line.includes('clicks wait'))).toHaveLength(1)
})

test('a batch that was written although its response was lost is not counted twice', async () => {
  const clicks = createClickBuffer({ db, log: silent })
  const one = click()
  clicks.add(one)
  await clicks.flush()
  clicks.add(one)
  clicks.add(click())
  await clicks.flush()
  expect(await stored()).toBe(2)
})

test('a stopping server retries while the database refuses', async () => {
  const refused = Promise.withResolvers<void>()
  const log = createLog({ level: 'info', pretty: false, write: () => refused.resolve() })
  const clicks = createClickBuffer({ db, log })
  const back = await takeTableAway()
  clicks.add(click())
  const finished = clicks.finish()
  await refused.promise
  await back()
  await finished
  expect(await stored()).toBe(1)
})

test('memory is bounded: at most 10,000 wait, and the log says once that more are lost', async () => {
  const lines: string[] = []
  const log = createLog({ level: 'info', pretty: false, write: (line) => lines.push(line) })
  const clicks = createClickBuffer({ db, log })
  const back = await takeTableAway()
  for (let count = 0; count < 10_050; count++) clicks.add(click())
  await clicks.flush()
  await back()
  await clicks.flush()
  expect(await stored()).toBe(10_000)
  expect(lines.filter((line) => line.includes('too many clicks'))).toHaveLength(1)
  expect(lines.some((line) => line.includes('"lost":50'))).toBe(true)
})
