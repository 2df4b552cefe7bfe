import { expect, test } from 'vitest'
import { beginAttempt } from '#entities/session/attempts.server.ts'
import { openDb } from '#entities/open-db.server.ts'
import { forgetAttempts, throttle, type ThrottleRule } from '#infra/throttle.server.ts'
import { createTestServices } from '#testing/test-db.ts'

const { db, env } = await createTestServices()

function clock(key: string, rules: ThrottleRule[]) {
  let time = Date.parse('2026-11-15T10:00:00.000Z')
  const taken = () => throttle(db, key, rules, new Date(time))
  return { taken, take: async () => (await taken()).wait, pass: (ms: number) => (time += ms) }
}

const rowOf = (key: string) => db.selectFrom('throttle').where('key', '=', key).selectAll().executeTakeFirst()

test('three per minute pass, the fourth waits until the first is a minute old', async () => {
  const { take, pass } = clock('three', [{ count: 3, windowMs: 60_000 }])
  expect([await take(), await take(), await take()]).toEqual([0, 0, 0])
  expect(await take()).toBe(60)
  pass(59_000)
  expect(await take()).toBe(1)
  pass(999)
  expect(await take()).toBe(1)
  pass(1)
  expect(await take()).toBe(0)
})

test('the window slides: each attempt expires on its own', async () => {
  const { take, pass } = clock('slides', [{ count: 2, windowMs: 10_000 }])
  expect(await take()).toBe(0)
  pass(6000)
  expect(await take()).toBe(0)
  pass(4000)
  expect(await take()).toBe(0)
  expect(await take()).toBe(6)
})

test('keys are independent', async () => {
  const rules = [{ count: 1, windowMs: 10_000 }]
  const [a, b] = [clock('a', rules), clock('b', rules)]
  expect([await a.take(), await b.take(), await a.take()]).toEqual([0, 0, 10])
})

test('a refused attempt does not extend the wait', async () => {
  const { take, pass } = clock('refused', [{ count: 1, windowMs: 10_000 }])
  await take()
  for (let second = 0; second < 10; second++) {
    expect(await take()).toBe(10 - second)
    pass(1000)
  }
  expect(await take()).toBe(0)
})

test('an attempt given back does not count, and of two in one millisecond only the one is removed', async () => {
  const { taken, take } = clock('back', [{ count: 2, windowMs: 10_000 }])
  const [first] = [await taken(), await taken()]
  expect(await take()).toBe(10)
  await first.giveBack()
  expect([await take(), await take()]).toEqual([0, 10])
  await forgetAttempts(db, 'back')
  expect(await rowOf('back')).toBeUndefined()
})

test('the pause grows with the count and ends before the window', async () => {
  const windowMs = 60_000
  const { take, pass } = clock('pause', [
    { count: 2, windowMs, pauseMs: 1000 },
    { count: 3, windowMs, pauseMs: 4000 },
  ])
  expect([await take(), await take(), await take()]).toEqual([0, 0, 1])
  pass(1000)
  expect([await take(), await take()]).toEqual([0, 4])
  pass(4000)
  expect(await take()).toBe(0)
})

test('the limit holds across two concurrent connections', async () => {
  const other = openDb(env)
  const now = new Date()
  const all = await Promise.all(
    Array.from({ length: 24 }, (_, index) =>
      throttle(index % 2 ? db : other, 'at once', [{ count: 5, windowMs: 60_000 }], now),
    ),
  )
  await other.destroy()
  expect(all.filter(({ wait }) => wait === 0)).toHaveLength(5)
  expect(new Set(all.map(({ wait }) => wait))).toEqual(new Set([0, 60]))
})

test('a row stores no more than needed, and expired rows are removed in small steps', async () => {
  const rules = [{ count: 2, windowMs: 1000 }]
  const start = Date.parse('2030-01-01T00:00:00.000Z')
  for (let time = 0; time < 5000; time += 500) await throttle(db, 'long', rules, new Date(start + time))
  expect((await rowOf('long'))?.times.match(/\d{13}-/g)).toHaveLength(2)

  for (let key = 0; key < 50; key++) await throttle(db, `old-${key}`, rules, new Date(start + 6000))
  const old = async () => (await db.selectFrom('throttle').where('key', 'like', 'old-%').select('key').execute()).length
  const left: number[] = []
  for (let step = 0; step < 3; step++) {
    await throttle(db, 'new', rules, new Date(start + 3_600_000 + step * 10_000))
    left.push(await old())
  }
  expect(left[0]).toBeGreaterThan(0)
  expect(left.at(-1)).toBe(0)
})

test('neither the address nor the account can be read from the stored key', async () => {
  await beginAttempt(db, { kind: 'password', at: 'nekdo@web.cz', address: '203.0.113.77' }, new Date())
  const stored = JSON.stringify(await db.selectFrom('throttle').selectAll().execute())
  expect(stored).not.toContain('203.0.113')
  expect(stored).not.toContain('nekdo')
})
