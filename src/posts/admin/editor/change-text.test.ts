import { history, undo } from '@tiptap/pm/history'
import { type EditorState, NodeSelection, TextSelection } from '@tiptap/pm/state'
import { expect, test } from 'vitest'
import { changeText, takeOverText } from '#posts/admin/editor/change-text.ts'
import { selectPlace } from '#posts/admin/editor/select-place.ts'
import { stateOf, withCursor } from '#testing/editor-state.ts'
import { toStored } from '#posts/admin/editor/stored/to-stored.ts'
import { block, h2, h3, h4, image, p, page, type Part, table, ul } from '#posts/content/build.ts'

const pros = (words: string) => block('prosConsPosts', 'pc-1', { source: 'manual', pros: [words] })
const BEFORE: Part[] = [
  h2('Jak'),
  p('Bonus "zdarma" a 30x **"ano"**'),
  h4('Kolik'),
  ul('a', 'b 5-10'),
  pros('5-10'),
  table(['1.5']),
]
const AFTER: Part[] = [
  h2('Jak'),
  p('Bonus „zdarma“ a 30× **„ano“**'),
  h3('Kolik'),
  ul('a', 'b 5–10'),
  pros('5–10'),
  table(['1,5']),
]

const storedOf = ({ doc }: EditorState) => toStored(doc.toJSON())
const changed = (state: EditorState, parts: Part[]) => {
  const tr = changeText(state, page(...parts))
  return tr ? state.apply(tr) : state
}
const textOf = (parts: Part[]) => {
  const { content, shortcodesConfig } = page(...parts)
  return { content, shortcodesConfig }
}

test('replaces letters, levels, blocks, lists and tables', () => {
  expect(storedOf(changed(stateOf(BEFORE), AFTER))).toEqual(textOf(AFTER))
  expect(storedOf(changed(stateOf(BEFORE), BEFORE.toSpliced(2, 1)))).toEqual(textOf(BEFORE.toSpliced(2, 1)))
  expect(changeText(stateOf(BEFORE), page(...BEFORE))).toBeUndefined()
})

test('a picture that is still uploading stays where it is', () => {
  const start = stateOf([p('"a"'), p('b'), p('c')])
  const uploading = start.schema.node('image', { pending: 'upload-1' })
  const state = start.apply(start.tr.insert(start.doc.child(0).nodeSize, uploading))
  const types = (parts: Part[]) => changed(state, parts).doc.children.map((node) => node.textContent || node.type.name)
  expect(types([p('„a“'), p('b'), p('c')])).toEqual(['„a“', 'image', 'b', 'c'])
  expect(types([p('„a“'), p('c')])).toEqual(['„a“', 'image', 'c'])
  expect(types([p('„a“')])).toEqual(['„a“', 'image'])
})

test('the whole change is one undo step', () => {
  const start = stateOf(BEFORE, [history()])
  let state = changed(start, AFTER)
  undo(state, (tr) => {
    state = state.apply(tr)
  })
  expect(storedOf(state)).toEqual(textOf(BEFORE))
})

test('the caret stays in its line, and identical lines are not touched', () => {
  const start = withCursor(stateOf([p('první "a"'), p('druhá'), p('třetí')]), 13)
  const { selection, doc } = changed(start, [p('první „a“'), p('druhá'), p('třetí')])
  expect([selection.from, selection.$from.parent.textContent]).toEqual([13, 'druhá'])
  expect(doc.child(1)).toBe(start.doc.child(1))
})

test.each([
  [[1], 6, 14, '"zdarma"'],
  [[3, 1, 0], 2, 6, '5-10'],
  [[9], 0, 1, ''],
])('selects the place %j', (at, from, to, words) => {
  const state = stateOf(BEFORE)
  const { selection, doc } = state.apply(selectPlace(state, { at, from, to }))
  expect(doc.textBetween(selection.from, selection.to)).toBe(words)
})

test('a place without offsets puts the caret into the line, or selects a picture', () => {
  const state = stateOf([h2('Jak'), image('media-0001', '')])
  const line = state.apply(selectPlace(state, { at: [0] })).selection
  expect([line instanceof TextSelection, line.from]).toEqual([true, 4])
  expect(state.apply(selectPlace(state, { at: [1] })).selection).toBeInstanceOf(NodeSelection)
})

test('what a colleague wrote is not undone, also where it replaced what was typed here', () => {
  const typed = (state: EditorState, text: string) => state.apply(state.tr.insertText(text, state.doc.content.size - 1))
  const undone = (state: EditorState) => {
    let next = state
    undo(state, (tr) => {
      next = next.apply(tr)
    })
    return next
  }
  const wordsOf = ({ doc }: EditorState) => doc.children.map(({ textContent }) => textContent)
  const taken = (state: EditorState, parts: Part[]) => {
    const tr = takeOverText(state, page(...parts))
    return tr ? state.apply(tr) : state
  }
  const mine = typed(stateOf([p('Úvod.'), p('Kasino.')], [history()]), ' Vyplácí do pěti dnů.')
  const theirs = taken(mine, [p('Úvod.'), p('Kasino. Vyplácí do dvou dnů.')])
  expect(wordsOf(undone(theirs))).toEqual(['Úvod.', 'Kasino. Vyplácí do dvou dnů.'])
  // What was typed into another paragraph still is.
  const elsewhere = taken(mine, [p('Úvod. Jejich.'), p('Kasino. Vyplácí do pěti dnů.')])
  expect(wordsOf(undone(elsewhere))).toEqual(['Úvod. Jejich.', 'Kasino.'])
})

test('the caret stays in a paragraph that a colleague changed', () => {
  const state = withCursor(stateOf([p('Úvod.'), p('Kasino.')]), 10)
  const tr = takeOverText(state, page(p('Úvod.'), p('Kasino. Jejich.')))
  expect(tr && state.apply(tr).selection.head).toBe(10)
})
