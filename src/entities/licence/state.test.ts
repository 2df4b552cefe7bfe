import { expect, test } from 'vitest'
import { endingSoon, type LicenceSpan, nextChangeDay, offerLicence } from '#entities/licence/state.ts'
import { addDays } from '#shared/czech/day.ts'

const TODAY = '2026-11-15'
const czech = (span: Partial<LicenceSpan> = {}): LicenceSpan => ({
  isCzech: true,
  validFrom: '2020-11-01',
  validTo: null,
  revokedOn: null,
  ...span,
})
const foreign = (span: Partial<LicenceSpan> = {}) => czech({ isCzech: false, ...span })
const stateOf = (licences: LicenceSpan[], today = TODAY) => {
  const found = offerLicence(licences, today)
  return found.state === 'invalid' ? found.reason : found.state
}

test.each<[string, LicenceSpan[]]>([
  ['unknown', []],
  ['valid', [czech()]],
  ['valid', [czech({ validFrom: null })]],
  ['valid', [czech({ validTo: TODAY })]],
  ['valid', [czech({ validFrom: TODAY })]],
  ['valid', [czech({ revokedOn: addDays(TODAY, 1) })]],
  ['valid', [czech({ validTo: '2026-10-31' }), czech({ validFrom: '2026-11-01' })]],
  ['valid', [foreign(), czech()]],
  ['expired', [czech({ validTo: addDays(TODAY, -1) })]],
  ['expired', [czech({ validTo: '2026-10-31' }), foreign()]],
  ['revoked', [czech({ revokedOn: TODAY })]],
  ['revoked', [czech({ validTo: '2030-01-01', revokedOn: '2026-05-01' })]],
  // It had expired before it could be revoked.
  ['expired', [czech({ validTo: '2026-04-30', revokedOn: '2026-05-01' })]],
  // The latest event counts.
  ['revoked', [czech({ validTo: '2023-10-31' }), czech({ validFrom: '2023-11-01', revokedOn: '2026-05-01' })]],
  ['upcoming', [czech({ validFrom: addDays(TODAY, 1) })]],
  ['expired', [czech({ validTo: '2026-10-31' }), czech({ validFrom: '2026-12-01' })]],
  ['foreign', [foreign()]],
  ['foreign', [foreign({ validTo: '2021-01-01' })]],
])('%s: %j', (expected, licences) => expect(stateOf(licences)).toBe(expected))

test('reports when the licence in question ended', () => {
  const last = czech({ validFrom: '2023-01-01', validTo: '2026-10-31' })
  expect(offerLicence([czech({ validTo: '2022-12-31' }), last], TODAY)).toEqual({
    state: 'invalid',
    reason: 'expired',
    licence: last,
  })
})

test('the state changes only on days that were announced', () => {
  const days = [null, ...Array.from({ length: 8 }, (_, index) => addDays(TODAY, index - 2))]
  const spans = days.flatMap((validFrom) =>
    days.flatMap((validTo) =>
      days
        .filter((revokedOn) => (validFrom ?? '') <= (validTo ?? '9') && (validFrom ?? '') <= (revokedOn ?? '9'))
        .map((revokedOn) => ({ isCzech: true, validFrom, validTo, revokedOn })),
    ),
  )
  const pairs = spans.flatMap((one, index) => [[one], [one, spans[(index * 7) % spans.length] ?? one]])
  const wrong = pairs.filter((licences) => {
    let turn = nextChangeDay(licences, TODAY)
    for (let day = TODAY, before = stateOf(licences); day < addDays(TODAY, 12); day = addDays(day, 1)) {
      if (day === turn) turn = nextChangeDay(licences, day)
      else if (stateOf(licences, day) !== before) return true
      before = stateOf(licences, day)
    }
    return false
  })
  expect(pairs.length).toBeGreaterThan(500)
  expect(wrong).toEqual([])
})

test('announces the end sixty days ahead, unless another permit follows', () => {
  const until = (days: number) => czech({ validTo: addDays(TODAY, days) })
  expect(endingSoon([until(61)], TODAY)).toBeUndefined()
  expect(endingSoon([until(60)], TODAY)).toEqual({ day: addDays(TODAY, 60), days: 60 })
  expect(endingSoon([until(0)], TODAY)).toEqual({ day: TODAY, days: 0 })
  expect(endingSoon([czech({ revokedOn: addDays(TODAY, 11) })], TODAY)).toEqual({ day: addDays(TODAY, 10), days: 10 })
  expect(endingSoon([until(10), czech({ validFrom: addDays(TODAY, 11) })], TODAY)).toBeUndefined()
  const gap = [until(10), czech({ validFrom: addDays(TODAY, 13) })]
  expect(endingSoon(gap, TODAY)).toEqual({ day: addDays(TODAY, 10), days: 10 })
  expect(endingSoon([until(-1)], TODAY)).toBeUndefined()
  expect(endingSoon([foreign()], TODAY)).toBeUndefined()
  expect(endingSoon([], TODAY)).toBeUndefined()
})
