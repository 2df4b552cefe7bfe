import fc from 'fast-check'
import { expect, test } from 'vitest'
import { correctionsIn, withEdits } from '#shared/czech/corrections.ts'
import { withHardSpaces } from '#shared/czech/typography.ts'

const typeset = (text: string) =>
  withEdits(
    text,
    correctionsIn(text).flatMap(({ edits }) => edits),
  )

/** Hard spaces, which pages add themselves, are shown as underscores here. */
const visible = (text: string) => text.replaceAll('\u00a0', '_')

test.each([
  // Quotation marks
  ['Bonus "zdarma" neexistuje', 'Bonus „zdarma“ neexistuje'],
  ['Bonus “zdarma” neexistuje', 'Bonus „zdarma“ neexistuje'],
  ['Bonus „zdarma" neexistuje', 'Bonus „zdarma“ neexistuje'],
  ['Bonus „zdarma” neexistuje', 'Bonus „zdarma“ neexistuje'],
  ['Bonus „zdarma“ neexistuje', 'Bonus „zdarma“ neexistuje'],
  ['Bonus «zdarma» neexistuje', 'Bonus „zdarma“ neexistuje'],
  ['("zdarma")', '(„zdarma“)'],
  ['"Zdarma," řekl.', '„Zdarma,“ řekl.'],
  ['"Kdo?" – "Já!"', '„Kdo?“ – „Já!“'],
  ['"první" a "druhý"', '„první“ a_„druhý“'],
  ['Řekl: "Slovo \'bonus\' klame."', 'Řekl: „Slovo ‚bonus‘ klame.“'],
  ["Slovo 'bonus' klame", 'Slovo ‚bonus‘ klame'],
  ['Slovo ‘bonus’ klame', 'Slovo ‚bonus‘ klame'],
  ["rock'n'roll a O'Brien", "rock'n'roll a_O'Brien"],
  ['displej 27" a nic', 'displej 27" a_nic'],
  ['"nedokončená', '"nedokončená'],
  // Dashes
  ['neexistuje - vždy', 'neexistuje – vždy'],
  ['neexistuje -- vždy', 'neexistuje – vždy'],
  ['neexistuje — vždy', 'neexistuje – vždy'],
  ['neexistuje – vždy', 'neexistuje – vždy'],
  ['- první bod', '- první bod'],
  ['česko-slovenský e-mail', 'česko-slovenský e-mail'],
  ['přestává-li', 'přestává-li'],
  ['chat 9-17 hodin', 'chat 9–17_hodin'],
  ['od 5-10 %', 'od 5–10_%'],
  ['za 1,5-2 dny', 'za 1,5–2_dny'],
  ['1.5-2.5 %', '1,5–2,5_%'],
  ['7.-13. 9.', '7.–13._9.'],
  ['v letech 2024-2026', 'v_letech 2024–2026'],
  ['dne 2026-11-15', 'dne 2026-11-15'],
  ['tel. 602-123-456', 'tel._602-123-456'],
  ['norma ISO-9001-2', 'norma ISO-9001-2'],
  // Times
  ['násobku 30x je to', 'násobku 30× je to'],
  ['rozměr 5 x 10', 'rozměr 5_×_10'],
  ['mřížka 10x10', 'mřížka 10×10'],
  ['45 x 2 400 Kč', '45_×_2_400_Kč'],
  ['1,5x víc', '1,5× víc'],
  ['30×', '30×'],
  ['adresa 0x1F', 'adresa 0x1F'],
  ['verze v30x', 'verze v30x'],
  ['30xx', '30xx'],
  ['taxi x vlak', 'taxi x vlak'],
  // Ellipsis
  ['hraní... a dost', 'hraní… a_dost'],
  ['hraní…', 'hraní…'],
  ['hraní....', 'hraní....'],
  ['"Tak..." řekl', '„Tak…“ řekl'],
  // Decimals
  ['zhruba 1.5 dne', 'zhruba 1,5_dne'],
  ['zhruba 1,5 dne', 'zhruba 1,5_dne'],
  ['kurz 1.85', 'kurz 1,85'],
  ['RTP 96.51 %', 'RTP 96,51_%'],
  ['od 0.5 %', 'od 0,5_%'],
  ['za 49.90 Kč', 'za 49,90_Kč'],
  ['Je to 2.5.', 'Je to 2.5.'],
  ['dne 15.11.2026', 'dne 15.11.2026'],
  ['do 24.12', 'do 24.12'],
  ['15.11. začíná', '15.11. začíná'],
  ['v 18.30', 'v_18.30'],
  ['chat 8.30 hod', 'chat 8.30 hod'],
  ['verze 2.1', 'verze 2.1'],
  ['iOS 17.2', 'iOS 17.2'],
  ['bod 2.1', 'bod 2.1'],
  ['2.1 Jak hrát', '2.1 Jak hrát'],
  ['protokol TLS1.3', 'protokol TLS1.3'],
  ['adresa 10.0.0.1', 'adresa 10.0.0.1'],
  ['bonus 25.000 Kč', 'bonus 25_000_Kč'],
  ['poměr 1.000', 'poměr 1.000'],
  ['vklad 500Kč', 'vklad 500_Kč'],
  // Not prose
  ['viz https://kasino.example/a-b/1.5-2x... dál', 'viz https://kasino.example/a-b/1.5-2x... dál'],
  ['pište na a.b-1.5@kasino.example', 'pište na a.b-1.5@kasino.example'],
  ['na www.kasino1.5.example', 'na www.kasino1.5.example'],
  ['stránka /recenze/5-10/ a', 'stránka /recenze/5-10/ a'],
  ['[[casinosRating:k-5-10]]', '[[casinosRating:k-5-10]]'],
  ['', ''],
])('%j reads %j', (plain, corrected) => {
  expect(visible(withHardSpaces(typeset(plain)))).toBe(corrected)
})

test('a space that pages make a hard one is no correction', () => {
  expect(correctionsIn('V kasinu i u stolu je vklad 1 000 Kč od 15. 11. 2026.')).toEqual([])
})

test('leaves code alone', () => {
  const text = 'příkaz "a" - b'
  const kept = correctionsIn(text, [[7, 10]])
  expect(
    withEdits(
      text,
      kept.flatMap(({ edits }) => edits),
    ),
  ).toBe('příkaz "a" – b')
})

test('a pair of quotation marks is one correction with both edits', () => {
  expect(correctionsIn('Bonus "zdarma" a 30x')).toEqual([
    {
      kind: 'quotes',
      edits: [
        { from: 6, to: 7, text: '„' },
        { from: 13, to: 14, text: '“' },
      ],
    },
    { kind: 'times', edits: [{ from: 19, to: 20, text: '×' }] },
  ])
})

const PIECES = [
  ...`"'„“‚‘-–—.,:;!?…x×%()/ avkK1205`.split(''),
  '...',
  ' - ',
  'Kč',
  '1.5',
  '5-10',
  '30x',
  'https://a.cz',
  '\u00a0',
  '\n',
]
const anyText = fc.array(fc.constantFrom(...PIECES), { maxLength: 40 }).map((pieces) => pieces.join(''))
const lettersOf = (text: string) => text.replaceAll(/[^\p{L}\d]/gu, '')

test('is idempotent', () => {
  fc.assert(
    fc.property(anyText, (plain) => {
      const once = typeset(plain)
      expect(typeset(once)).toBe(once)
    }),
    { numRuns: 3000 },
  )
})

test('changes no letters and digits, except x to ×', () => {
  fc.assert(
    fc.property(anyText, (plain) => {
      expect(lettersOf(typeset(plain).replaceAll('×', 'x'))).toBe(lettersOf(plain.replaceAll('×', 'x')))
    }),
    { numRuns: 3000 },
  )
})

test('edits never overlap, so that any of them can be skipped', () => {
  fc.assert(
    fc.property(anyText, (plain) => {
      const edits = correctionsIn(plain)
        .flatMap((correction) => correction.edits)
        .toSorted((a, b) => a.from - b.from)
      for (const [index, edit] of edits.entries()) expect(edit.from).toBeGreaterThanOrEqual(edits[index - 1]?.to ?? 0)
    }),
  )
})
