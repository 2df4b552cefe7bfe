import { expect, test } from 'vitest'
import { countSeen, crownsSeen, payoutSeen, ratingSeen } from '#entities/offer/admin/readers-see.ts'

test('numbers are shown as the site writes them', () => {
  expect(ratingSeen(9.4)).toBe('Readers see 9,4')
  expect(ratingSeen(8)).toBe('Readers see 8,0')
  expect(payoutSeen(24)).toBe('Readers see do 24 hodin')
  expect(payoutSeen(0)).toBe('Readers see ihned')
  expect(crownsSeen(25_000)).toBe('Readers see 25 000 Kč')
  expect(countSeen(2400)).toBe('Readers see 2 400')
})

test('what is not filled in is not spoken of', () => {
  expect([ratingSeen(null), payoutSeen(null), crownsSeen(null), countSeen(null)]).toEqual(
    Array.from({ length: 4 }, () => undefined),
  )
})
