import { expect, test } from 'vitest'
import { countSeen, crownsSeen, payoutSeen, ratingSeen } from '#entities/offer/admin/readers-see.ts'

test('formats numbers as on the site', () => {
  expect(ratingSeen(9.4)).toBe('Readers see 9,4')
  expect(ratingSeen(8)).toBe('Readers see 8,0')
  expect(payoutSeen(24)).toBe('Readers see do\u00a024\u00a0hodin')
  expect(payoutSeen(0)).toBe('Readers see ihned')
  expect(crownsSeen(25_000)).toBe('Readers see 25\u00a0000\u00a0Kč')
  expect(countSeen(2400)).toBe('Readers see 2\u00a0400')
})

test('shows nothing for empty fields', () => {
  expect([ratingSeen(null), payoutSeen(null), crownsSeen(null), countSeen(null)]).toEqual(
    Array.from({ length: 4 }, () => undefined),
  )
})
