import { expect, test } from 'vitest'
import { markValue, spellingsOf } from '#features/facts/screen/mark-value.ts'

const marked = (text: string, readers: string, value: unknown) =>
  markValue(text, spellingsOf(readers, value))
    .map((piece) => (piece.isValue ? `[${piece.text}]` : piece.text))
    .join('')

test('finds a value in any spelling', () => {
  expect(marked('Žádost zpracujeme do 24\u00a0hodin od podání.', 'do\u00a024\u00a0hodin', 24)).toBe(
    'Žádost zpracujeme [do 24\u00a0hodin] od podání.',
  )
  expect(marked('Lhůta je 24 hodin.', 'do\u00a024\u00a0hodin', 24)).toBe('Lhůta je [24 hodin].')
  expect(marked('Limit 25.000 Kč', '25\u00a0000\u00a0Kč', 25_000)).toBe('Limit [25.000] Kč')
  expect(marked('Lví Hry A.S. sídlí v Praze', 'Lví Hry a.s.', 'Lví Hry a.s.')).toBe('[Lví Hry A.S.] sídlí v Praze')
})

test('invisible word joiners before a value do not move the mark', () => {
  expect(marked('Bonus 1\u2060+\u20601 a limit 25\u00a0000\u2060\u00a0Kč.', '25\u00a0000\u00a0Kč', 25_000)).toBe(
    'Bonus 1+1 a limit [25\u00a0000\u00a0Kč].',
  )
})

test('does not match a part of another number', () => {
  expect(marked('2400 her, 1.24 a 24,5', '24', 24)).toBe('2400 her, 1.24 a 24,5')
  expect(marked('Nic takového', '24', 24)).toBe('Nic takového')
})

test('does not search for „Ano“', () => {
  expect(spellingsOf('Ano', true)).toEqual([])
})

test.each([
  ['500 Kč', 'Minimální vklad je 1 500 Kč'],
  ['500 Kč', 'Minimální vklad je 1\u202f500 Kč'],
  ['25', 'Nejvýše 25 000 Kč'],
  ['25', 'Nejvýše 25.000 Kč'],
  ['24', 'Zhruba 24,5 hodiny'],
])('%s is not found inside a longer number: %s', (spelling, text) =>
  expect(markValue(text, [spelling])).toEqual([{ text, isValue: false }]),
)

test.each(['Vklad 500, výběr 25.', 'Od 2025 500 Kč', 'Celkem 500 1234'])('finds a whole number: %s', (text) =>
  expect(markValue(text, ['500']).filter(({ isValue }) => isValue)).toEqual([{ text: '500', isValue: true }]),
)
