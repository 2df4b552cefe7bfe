import { expect, test } from 'vitest'
import { acquireLease } from '#infra/db/lease.server.ts'
import { createTestDb } from '#testing/test-db.ts'

const db = await createTestDb()
const MINUTE = 60_000
const NOW = Date.parse('2026-11-15T10:00:00.000Z')
const acquire = (name: string, holder: string, at: number) => acquireLease(db, name, holder, new Date(at), MINUTE)

test('only one process has a lease, until it ends', async () => {
  expect(await acquire('mails', 'first', NOW)).toBe(true)
  expect(await acquire('mails', 'second', NOW + MINUTE / 2)).toBe(false)
  expect(await acquire('mails', 'first', NOW + MINUTE / 2)).toBe(true)
  expect(await acquire('mails', 'second', NOW + 2 * MINUTE)).toBe(true)
})

test('a lease taken while the clock was a year ahead stops nobody', async () => {
  expect(await acquire('links', 'ahead', NOW + 365 * 24 * 60 * MINUTE)).toBe(true)
  expect(await acquire('links', 'right', NOW)).toBe(true)
  expect(await acquire('links', 'ahead', NOW + MINUTE / 2)).toBe(false)
})

test('the clocks of two servers may differ a little', async () => {
  expect(await acquire('sweep', 'ahead', NOW)).toBe(true)
  expect(await acquire('sweep', 'behind', NOW - 1)).toBe(false)
  expect(await acquire('sweep', 'behind', NOW - MINUTE / 2)).toBe(false)
})
