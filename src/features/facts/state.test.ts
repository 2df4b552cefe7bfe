import { expect, test } from 'vitest'
import { factLabel } from '#features/facts/fact-labels.ts'
import { FACTS, factsOf } from '#features/facts/facts.ts'
import { dueOn, endOf, standingsOf, stateOf } from '#features/facts/state.ts'
import { canonicalJson } from '#shared/canonical-json.ts'
import { text } from '#shared/words/message.ts'

const check = (fact: string, value: unknown, checkedAt: string, days = 30) => ({
  fact,
  value: canonicalJson(value),
  checkedAt,
  days,
})
const at = (moment: string) => new Date(moment)

const stateNow = (owner: string, checks: ReturnType<typeof check>[], now: string) => {
  const [standing] = standingsOf('casino', { owner }, checks)
  return standing && stateOf(standing, at(now))
}

test('a check holds until the end of its last day in Prague', () => {
  const checks = [check('owner', 'Lví Hry a.s.', '2026-10-09T22:30:00.000Z')]
  // It was already the 10th in Prague, and winter time has begun since.
  expect(dueOn(checks[0]!)).toBe('2026-11-09')
  expect(endOf(checks[0]!).toISOString()).toBe('2026-11-09T23:00:00.000Z')
  expect(stateNow('Lví Hry a.s.', checks, '2026-11-09T22:59:59.999Z')).toBe('checked')
  expect(stateNow('Lví Hry a.s.', checks, '2026-11-09T23:00:00.000Z')).toBe('due')
})

test('a changed value is unchecked, and the old value is checked again when it returns', () => {
  const checks = [
    check('owner', 'Lví Hry a.s.', '2026-11-01T10:00:00.000Z'),
    check('owner', 'Jiná a.s.', '2026-11-10T10:00:00.000Z'),
  ]
  expect(stateNow('Nová a.s.', checks, '2026-11-12T10:00:00.000Z')).toBe('unchecked')
  expect(stateNow('Lví Hry a.s.', checks, '2026-11-12T10:00:00.000Z')).toBe('checked')
  expect(standingsOf('casino', { owner: 'Nová a.s.' }, checks)).toMatchObject([{ last: { value: '"Jiná a.s."' } }])
})

test('empty values are no facts', () => {
  const empty = { owner: '', yearEstablished: null, languages: [], bonusTerms: null, paymentMethods: [] }
  expect(standingsOf('casino', empty, [])).toEqual([])
})

test('the set of payment methods is a fact, their order is not', () => {
  const checks = [check('paymentMethods', ['metoda-a', 'metoda-b'], '2026-11-01T10:00:00.000Z')]
  const stateWith = (paymentMethods: string[]) =>
    standingsOf('casino', { paymentMethods }, checks).map((standing) => stateOf(standing, at('2026-11-02T10:00:00Z')))
  expect(stateWith(['metoda-b', 'metoda-a'])).toEqual(['checked'])
  expect(stateWith(['metoda-b'])).toEqual(['unchecked'])
})

test('every fact has a unique key, label and Czech name', () => {
  expect(new Set(FACTS.map(({ key }) => key)).size).toBe(FACTS.length)
  for (const table of ['casino', 'bookmaker'] as const) {
    const labels = factsOf(table).map(({ key }) => text(factLabel(key)))
    expect(new Set(labels).size).toBe(labels.length)
    expect(factsOf(table).filter(({ key }) => factLabel(key) === key)).toEqual([])
  }
})
