import fc from 'fast-check'
import { expect, test } from 'vitest'
import { replaceTitleTokens, TITLE_TOKENS } from '#shared/title-tokens.ts'

const at = (iso: string, text = 'currentM|currentMA|currentY') => replaceTitleTokens(text, new Date(iso))

test.each([
  ['01', 'leden|led'],
  ['02', 'únor|úno'],
  ['03', 'březen|bře'],
  ['04', 'duben|dub'],
  ['05', 'květen|kvě'],
  ['06', 'červen|čvn'],
  ['07', 'červenec|čvc'],
  ['08', 'srpen|srp'],
  ['09', 'září|zář'],
  ['10', 'říjen|říj'],
  ['11', 'listopad|lis'],
  ['12', 'prosinec|pro'],
])('month %s', (month, words) => {
  expect(at(`2026-${month}-15T12:00:00Z`)).toBe(`${words}|2026`)
})

test('the year begins in Prague, an hour before UTC', () => {
  expect(at('2025-12-31T22:59:59.999Z')).toBe('prosinec|pro|2025')
  expect(at('2025-12-31T23:00:00.000Z')).toBe('leden|led|2026')
})

test('in summer the month begins two hours before UTC, after the clocks went back one hour', () => {
  expect(at('2026-06-30T21:59:59Z')).toBe('červen|čvn|2026')
  expect(at('2026-06-30T22:00:00Z')).toBe('červenec|čvc|2026')
  expect(at('2026-10-31T22:59:59Z')).toBe('říjen|říj|2026')
  expect(at('2026-10-31T23:00:00Z')).toBe('listopad|lis|2026')
  expect(at('2026-03-31T21:59:59Z')).toBe('březen|bře|2026')
  expect(at('2026-03-31T22:00:00Z')).toBe('duben|dub|2026')
})

test('replaces the short month before the long one', () => {
  const november = '2026-11-15T12:00:00Z'
  expect(at(november, 'currentMA')).toBe('lis')
  expect(at(november, 'currentM')).toBe('listopad')
  expect(at(november, 'currentMAcurrentM')).toBe('lislistopad')
  expect(at(november, 'Nejlepší kasina currentM currentY, stav currentMA currentY')).toBe(
    'Nejlepší kasina listopad 2026, stav lis 2026',
  )
})

test('leaves other words unchanged', () => {
  expect(at('2026-11-15T12:00:00Z', 'current kasina')).toBe('current kasina')
  expect(at('2026-11-15T12:00:00Z', 'Bez slov')).toBe('Bez slov')
})

test('for any text and time: replaces all tokens and nothing else, and is idempotent', () => {
  const piece = fc.oneof(
    fc.constantFrom(...TITLE_TOKENS, 'current', 'M', 'A', '$&', ' '),
    fc.string({ unit: 'binary' }),
  )
  const moment = fc.date({ min: new Date('1970-01-01'), max: new Date('2100-01-01'), noInvalidDate: true })
  fc.assert(
    fc.property(fc.array(piece), moment, (pieces, now) => {
      const title = pieces.join('')
      const shown = replaceTitleTokens(title, now)
      expect(TITLE_TOKENS.filter((token) => shown.includes(token))).toEqual([])
      expect(replaceTitleTokens(shown, now)).toBe(shown)
      expect(title.includes('current') || shown === title).toBe(true)
    }),
  )
})

test('the month stays the same through a clock change and changes once at New Year', () => {
  const hours = (from: string, count: number) =>
    Array.from({ length: count }, (_, hour) => at(new Date(Date.parse(from) + hour * 3_600_000).toISOString()))
  expect(new Set(hours('2026-03-28T12:00:00Z', 36))).toEqual(new Set(['březen|bře|2026']))
  expect(new Set(hours('2026-10-24T12:00:00Z', 36))).toEqual(new Set(['říjen|říj|2026']))
  const newYear = hours('2026-12-31T00:00:00Z', 48)
  expect(newYear.lastIndexOf('prosinec|pro|2026')).toBe(22)
  expect(newYear.indexOf('leden|led|2027')).toBe(23)
})
