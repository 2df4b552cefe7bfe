import { expect, test } from 'vitest'
import { caretAt, findCaret } from '#features/collaboration/post/carets/find-caret.ts'

const LINES = ['Bonusy', 'V prosinci přidá bonus každé kasino.', '', 'Na co si dát pozor', 'V prosinci se hraje.', '']
/** The text with the caret drawn as |. */
const shown = (lines: readonly string[], place: { line: number; offset: number } | undefined) => {
  const text = place && lines[place.line]
  return text === undefined ? undefined : `${place?.line}: ${text.slice(0, place?.offset)}|${text.slice(place?.offset)}`
}
const found = (theirs: string[], line: number, words: string, mine: string[] = LINES) => {
  const offset = words.length
  expect(theirs[line]?.startsWith(words)).toBe(true)
  return shown(mine, findCaret(mine, caretAt(theirs, { line, offset })))
}

test('finds the caret in an identical text', () => {
  for (const [line, text] of LINES.entries()) {
    for (let offset = 0; offset <= text.length; offset++) {
      expect(findCaret(LINES, caretAt(LINES, { line, offset }))).toMatchObject({ line, offset })
    }
  }
})

test('places the caret of a colleague with unsaved typing where that will appear', () => {
  const typed = LINES.with(1, 'V prosinci přidá velký bonus každé kasino.')
  expect(found(typed, 1, 'V prosinci přidá velký')).toBe('1: V prosinci přidá| bonus každé kasino.')
  const atEnd = LINES.with(1, 'V prosinci přidá bonus každé kasino. A ne')
  expect(found(atEnd, 1, 'V prosinci přidá bonus každé kasino. A ne')).toBe('1: V prosinci přidá bonus každé kasino.|')
})

test('moves along with lines inserted above', () => {
  const mine = ['Nový odstavec', 'a ještě jeden', ...LINES]
  expect(found(LINES, 4, 'V prosinci se', mine)).toBe('6: V prosinci se| hraje.')
})

test('places a caret in an unknown paragraph between its neighbours; an empty document has no place', () => {
  const theirs = LINES.toSpliced(3, 0, 'Úplně jiná slova')
  expect(found(theirs, 3, 'Úplně jiná')).toBe('3: |Na co si dát pozor')
  expect(findCaret([], { line: 0, before: '', after: '' })).toBeUndefined()
})
