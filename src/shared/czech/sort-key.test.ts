import fc from 'fast-check'
import { expect, test } from 'vitest'
import { czechSortKey } from '#shared/czech/sort-key.ts'

const collator = new Intl.Collator('cs', { sensitivity: 'accent' })
const byKey = (a: string, b: string) =>
  Buffer.compare(Buffer.from(czechSortKey(a), 'utf8'), Buffer.from(czechSortKey(b), 'utf8'))

const WORDS = [
  'Cesta',
  'Cukr',
  'Czech',
  'Čáp',
  'Čmelák',
  'Ďábel',
  'Dabing',
  'Hora',
  'Hvězda',
  'Chata',
  'Chmel',
  'Chytrý',
  'Islám',
  'Rak',
  'Rzivý',
  'Řeka',
  'Řím',
  'Sokol',
  'Szabo',
  'Šance',
  'Štěstí',
  'Tlak',
  'Ťuk',
  'Zvon',
  'Žába',
  'Železo',
]

test('the byte order of keys is the Czech order: č after cz, ch after hz, ř, š and ž likewise', () => {
  expect(WORDS.toReversed().toSorted(byKey)).toEqual(WORDS)
  expect(WORDS.toReversed().toSorted(collator.compare)).toEqual(WORDS)
})

test('diacritics decide only between otherwise equal words', () => {
  const words = ['dál', 'dal', 'dále', 'dala', 'ďal', 'vůz', 'vuz', 'vúz', 'vuzy', 'mésto', 'město', 'mesto']
  const sorted = ['dal', 'dál', 'ďal', 'dala', 'dále', 'mesto', 'mésto', 'město', 'vuz', 'vúz', 'vůz', 'vuzy']
  expect(words.toSorted(byKey)).toEqual(sorted)
  expect(words.toSorted(collator.compare)).toEqual(sorted)
})

test('ch is one letter also inside a word and in capitals', () => {
  const words = ['mach', 'mah', 'mai', 'MACH1', 'macz', 'mahz']
  expect(words.toSorted(byKey)).toEqual(['macz', 'mah', 'mahz', 'mach', 'MACH1', 'mai'])
  expect(words.toSorted(collator.compare)).toEqual(['macz', 'mah', 'mahz', 'mach', 'MACH1', 'mai'])
})

test('a prefix sorts before longer names; digits sort before letters', () => {
  expect(['Kasino Lev', 'Kasino', 'Kasino 2', '7 kasin', 'Kasinko'].toSorted(byKey)).toEqual([
    '7 kasin',
    'Kasinko',
    'Kasino',
    'Kasino 2',
    'Kasino Lev',
  ])
})

test('ignores case, Unicode composition and surrounding spaces', () => {
  expect(czechSortKey('  ŘEKA ')).toBe(czechSortKey('řeka'))
  expect(czechSortKey('řeka'.normalize('NFD'))).toBe(czechSortKey('řeka'))
})

test('a tilde in a title does not count as a letter', () => {
  expect(['c~', 'ca', 'č'].toSorted(byKey)).toEqual(['c~', 'ca', 'č'])
})

test('any two Czech words compare as with Intl.Collator', () => {
  const word = fc.string({ unit: fc.constantFrom(...'aábcčdďeéěfghiíjklmnňoóprřsštťuúůvyýzž'.split('')), maxLength: 6 })
  const sign = (value: number) => Math.sign(value) || 0
  fc.assert(
    fc.property(word, word, (a, b) => {
      expect(sign(byKey(a, b))).toBe(sign(collator.compare(a, b)))
    }),
    { numRuns: 1000 },
  )
})
