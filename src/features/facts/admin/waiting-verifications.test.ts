import { expect, test } from 'vitest'
import {
  readyToSend,
  isConfirmed,
  readWaiting,
  withVerification,
  withoutSent,
} from '#features/facts/admin/waiting-verifications.ts'
import type { FactStatus } from '#features/facts/schema.ts'

const SOURCE = { sourceKind: 'own-test', source: '' } as const
const REGISTER = { sourceKind: 'address', source: 'https://rejstrik.example/', note: 'Strana 2', days: 30 } as const

const status = (fact: string, value: unknown): FactStatus => ({
  fact,
  value,
  label: fact,
  kind: 'operator',
  group: 'facts',
  state: 'unchecked',
  words: String(value),
  readers: String(value),
  check: null,
  last: null,
  days: 90,
})

test('a check is sent once its value is saved, and for no other value', () => {
  const checks = withVerification(withVerification([], 'minimumDeposit', 150, SOURCE), 'owner', ' Lví Hry ', REGISTER)
  expect(readyToSend(checks, [status('minimumDeposit', 100)])).toEqual([])
  const saved = [status('minimumDeposit', 200), status('owner', 'Lví Hry')]
  const due = readyToSend(checks, saved)
  expect(due).toEqual([[saved[1], REGISTER]])
  expect(withoutSent(checks, due).map(({ fact }) => fact)).toEqual(['minimumDeposit'])
  // Confirmed with another value while it was being sent.
  expect(withoutSent(withVerification(checks, 'owner', 'Kdosi', REGISTER), due)).toHaveLength(2)
})

test('a value is confirmed only as long as it is the typed one', () => {
  const checks = withVerification([], 'minimumDeposit', 150, SOURCE)
  expect(isConfirmed(checks, 'minimumDeposit', 150)).toBe(true)
  expect(isConfirmed(checks, 'minimumDeposit', 200)).toBe(false)
  expect(isConfirmed(checks, 'minimumDeposit', undefined)).toBe(false)
  expect(isConfirmed(withVerification(checks, 'minimumDeposit', 200, SOURCE), 'minimumDeposit', 150)).toBe(false)
})

test('checks survive the storage of the browser, anything else is ignored', () => {
  const checks = withVerification(withVerification([], 'owner', 'Lví Hry', REGISTER), 'gameTypes', ['a', 'b'], SOURCE)
  expect(readWaiting(JSON.parse(JSON.stringify(checks)))).toEqual(checks)
  for (const other of [undefined, null, 'x', {}, [{ fact: 'owner' }]]) expect(readWaiting(other)).toEqual([])
})
