import { expect, test } from 'vitest'
import { type Piece, splitLines } from '#records/admin/diff/split-lines.ts'

/** Puts what only this side has in brackets. */
const shown = (lines: Piece[][]) =>
  lines.map((pieces) => pieces.map(({ text, isOther }) => (isOther ? `[${text}]` : text)).join(''))

test('marks only the words that differ, each on its own side', () => {
  const rows = splitLines('Úvod.\nVýběr trvá dva dny.\nKonec.', 'Úvod.\nVýběr trvá pět dnů.\nKonec.')
  expect(rows.map(({ is }) => is)).toEqual(['same', 'changed', 'same'])
  const [, changed] = rows
  if (changed?.is !== 'changed') throw new Error('The middle line differs.')
  expect([shown(changed.before), shown(changed.after)]).toEqual([
    ['Výběr trvá [dva] [dny].'],
    ['Výběr trvá [pět] [dnů].'],
  ])
})

test('added and removed lines have no counterpart', () => {
  const [, added] = splitLines('První.', 'První.\nDruhá věta.\nTřetí.')
  expect(added).toMatchObject({ is: 'changed', before: [], after: [[{ text: 'Druhá věta.' }], [{ text: 'Třetí.' }]] })
  const [gone] = splitLines('Nultá.\nPrvní.', 'První.')
  expect(gone).toMatchObject({ is: 'changed', before: [[{ text: 'Nultá.', isOther: true }]], after: [] })
  expect(splitLines('Stejné.', 'Stejné.')).toEqual([{ is: 'same', lines: ['Stejné.'] }])
})

test('pairs each paragraph with the one it was, however many changed', () => {
  const rows = splitLines(
    'Výplata trvá dva dny a je zdarma.\nPodpora odpovídá v noci česky.',
    'Zcela nový začátek.\nVýplata trvá pět dnů a je zdarma.\nPodpora odpovídá ve dne česky.',
  )
  expect(rows.map((row) => (row.is === 'changed' ? [shown(row.before), shown(row.after)] : row))).toEqual([
    [[], ['[Zcela nový začátek.]']],
    [['Výplata trvá [dva] [dny] a je zdarma.'], ['Výplata trvá [pět] [dnů] a je zdarma.']],
    [['Podpora odpovídá [v] [noci] česky.'], ['Podpora odpovídá [ve] [dne] česky.']],
  ])
})

const words = (count: number, name: string) => Array.from({ length: count }, (_, index) => `${name}${index}`).join(' ')

test('stops looking for words that two long texts share', { timeout: 4000 }, () => {
  // In one paragraph, in many, and with every second word the same: each took more than 20 seconds.
  const paragraphs = (name: string) =>
    Array.from({ length: 400 }, (_, index) => words(10, `${name}${index}-`)).join('\n')
  const mixed = (name: string) =>
    words(4000, 'a')
      .split(' ')
      .map((word, index) => (index % 2 ? word : `${name}${index}`))
      .join(' ')
  for (const of of [(name: string) => words(4000, name), paragraphs, mixed]) {
    const rows = splitLines(of('staré'), of('nové'))
    const text = (lines: Piece[][]) => lines.map((pieces) => pieces.map((piece) => piece.text).join('')).join('\n')
    const sides = rows.map((row) =>
      row.is === 'same' ? [row.lines.join('\n'), row.lines.join('\n')] : [text(row.before), text(row.after)],
    )
    expect(
      sides
        .map(([, after]) => after)
        .filter(Boolean)
        .join('\n'),
    ).toBe(of('nové'))
  }
})
