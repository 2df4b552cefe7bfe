import { expect, test } from 'vitest'
import { figuresIn, figureWords } from '#shared/czech/figures.ts'

test.each([
  ['200 %', '200 %', '200'],
  ['200% bonus', '200 %', '200'],
  ['bonus 200 procent', '200 %', '200'],
  ['až 100 000 Kč', '100 000 Kč', '100 000'],
  ['až 100\u00a0000\u00a0Kč', '100 000 Kč', '100\u00a0000'],
  ['až 100.000 Kč', '100 000 Kč', '100.000'],
  ['až 100000 korun', '100 000 Kč', '100000'],
  ['až 100 000,- Kč', '100 000 Kč', '100 000'],
  ['až 100 tisíc.', '100 000 Kč', '100 tisíc'],
  ['až 100 tisíc korun', '100 000 Kč', '100 tisíc'],
  ['až 100 tis. Kč', '100 000 Kč', '100 tis.'],
  ['až 1,5 milionu korun', '1 500 000 Kč', '1,5 milionu'],
  ['protočit 35× do konce', '35×', '35'],
  ['protočit 35x, ne víc', '35×', '35'],
  ['protočit 35krát', '35×', '35'],
  ['2,5×', '2,5×', '2,5'],
  ['do 10 dnů', '10 days', '10'],
  ['50 volných zatočení', '50 spins', '50'],
  ['50 free spinů', '50 spins', '50'],
  ['v roce 2026 100 % bonus', '100 %', '100'],
])('„%s“ is %s', (text, words, written) => {
  const [figure, ...others] = figuresIn(text)
  expect(figure && figureWords(figure)).toBe(words)
  expect(text.slice(figure?.from, figure?.to)).toBe(written)
  expect(others).toEqual([])
})

test.each(['v roce 2026', '18. 11. 2026', '100 tisíc hráčů', 'verze 2.0', '+420 123 456 789', '300 xylofonů'])(
  '„%s“ has none',
  (text) => {
    expect(figuresIn(text)).toEqual([])
  },
)
