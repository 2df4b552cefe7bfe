import { expect, test } from 'vitest'
import { type Piece, splitLines } from '#ui/admin/diff/split-lines.ts'

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
  expect(changed.words).toEqual({ out: 2, in: 2 })
})

test('added and removed lines have no counterpart', () => {
  const [, added] = splitLines('První.', 'První.\nDruhá věta.\nTřetí.')
  expect(added).toMatchObject({ is: 'changed', before: [[]], words: { out: 0, in: 3 } })
  const [gone] = splitLines('Nultá.\nPrvní.', 'První.')
  expect(gone).toMatchObject({ is: 'changed', before: [[{ text: 'Nultá.', isOther: true }]], after: [[]] })
  expect(splitLines('Stejné.', 'Stejné.')).toEqual([{ is: 'same', lines: ['Stejné.'] }])
})
