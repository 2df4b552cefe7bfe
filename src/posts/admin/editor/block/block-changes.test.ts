import { history, undo } from '@tiptap/pm/history'
import { AllSelection, type EditorState, NodeSelection, TextSelection, type Transaction } from '@tiptap/pm/state'
import { CellSelection } from '@tiptap/pm/tables'
import { expect, test } from 'vitest'
import {
  blockNode,
  deleteBlock,
  moveCurrent,
  placeAtCursor,
  placeTable,
  selectBlock,
} from '#posts/admin/editor/block/block-changes.ts'
import { applyData } from '#posts/admin/editor/block/apply-block.ts'
import { blockAttrs, findBlock } from '#posts/admin/editor/block/block-node.ts'
import { lineAfterSelected } from '#posts/admin/editor/block/protect-selected-block.ts'
import { shown, stateOf, withCursor } from '#testing/editor-state.ts'
import { undoPlugins } from '#posts/admin/editor/undo-steps.ts'
import { block, p } from '#posts/content/build.ts'

const pros = (uniqId: string) => block('prosConsPosts', uniqId, { source: 'manual', pros: ['a'] })
const data = (uniqId: string) => ({ uniqId, source: 'manual' as const, pros: ['nová'], cons: [] })
const start = stateOf([p('jedna'), pros('pc-1'), p('dvě')])

test('a new block replaces an empty line, else it is inserted after the node with the caret', () => {
  const node = blockNode(start, { kind: 'prosConsPosts', uniqId: 'pc-2', data: data('pc-2') })
  const after = start.apply(placeAtCursor(start, [node]))
  expect(shown(after)).toEqual(['jedna', '[pc-2]', '', '[pc-1]', 'dvě'])
  const empty = stateOf([])
  expect(shown(empty.apply(placeAtCursor(empty, [node])))).toEqual(['[pc-2]', ''])
})

const type = (state: EditorState, words: string) => state.apply(state.tr.insertText(words))

test('typing continues after the new block, on a line of its own', () => {
  const node = blockNode(start, { kind: 'prosConsPosts', uniqId: 'pc-2', data: data('pc-2') })
  const made = start.apply(placeAtCursor(start, [node]))
  expect(shown(type(made, 'nová'))).toEqual(['jedna', '[pc-2]', 'nová', '[pc-1]', 'dvě'])
  const selected = start.apply(selectBlock(start, 'pc-1') ?? start.tr)
  const found = selected.apply(placeAtCursor(selected, [node, node]))
  expect(shown(type(found, 'mezi'))).toEqual(['jedna', '[pc-1]', '[pc-2]', '[pc-2]', 'mezi', 'dvě'])
})

test('a new table has the caret in its first cell and never replaces a selected block', () => {
  const selected = start.apply(selectBlock(start, 'pc-1') ?? start.tr)
  const placed = type(selected.apply(placeTable(selected)), 'Den')
  expect(shown(placed)).toEqual(['jedna', '[pc-1]', 'Den', 'dvě'])
  expect(placed.doc.child(2).type.name).toBe('table')
})

test('starts an empty line after a selected block, reusing an existing one', () => {
  const selected = start.apply(selectBlock(start, 'pc-1') ?? start.tr)
  const started = selected.apply(lineAfterSelected(selected) ?? selected.tr)
  expect(shown(type(started, 'mezi'))).toEqual(['jedna', '[pc-1]', 'mezi', 'dvě'])
  const last = stateOf([p('text'), pros('pc-1')])
  const lastSelected = last.apply(selectBlock(last, 'pc-1') ?? last.tr)
  expect(shown(lastSelected.apply(lineAfterSelected(lastSelected) ?? last.tr))).toEqual(['text', '[pc-1]', ''])
  expect(lineAfterSelected(start)).toBeUndefined()
})

const dataIn = ({ doc }: Transaction, uniqId: string) => {
  const found = findBlock(doc, uniqId)
  return found && blockAttrs(found.node).data
}
const before = { uniqId: 'pc-1', source: 'manual' as const, pros: ['a'] }
const edited = (mine: object) => ({ kind: 'prosConsPosts' as const, before, data: { ...before, ...mine } })
const changedTo = (theirs: object) => start.apply(applyData(start, edited(theirs)).tr)

test('the form of a block changes its data in place', () => {
  const { tr, isContested } = applyData(start, edited({ pros: ['nová'] }))
  expect([dataIn(tr, 'pc-1'), isContested]).toEqual([{ ...before, pros: ['nová'] }, false])
})

test('what a colleague changed in a block meanwhile stays, where both did mine stands', () => {
  const theirs = changedTo({ cons: ['jejich'], label: 'Jejich' })
  const mine = applyData(theirs, edited({ pros: ['moje'] }))
  expect(dataIn(mine.tr, 'pc-1')).toMatchObject({ pros: ['moje'], cons: ['jejich'], label: 'Jejich' })
  expect(mine.isContested).toBe(false)
  const both = applyData(theirs, edited({ cons: ['moje'] }))
  expect(dataIn(both.tr, 'pc-1')).toMatchObject({ cons: ['moje'], label: 'Jejich' })
  expect(both.isContested).toBe(true)
})

test('both changes together must be valid, otherwise mine stands', () => {
  const chosen = { ...before, casinoId: 'kasino-0001' }
  const opened = { kind: 'prosConsPosts' as const, before: chosen }
  const had = start.apply(applyData(start, edited(chosen)).tr)
  const theirs = had.apply(applyData(had, { ...opened, data: { ...chosen, source: 'casino' } }).tr)
  const { tr, isContested } = applyData(theirs, { ...opened, data: before })
  expect([dataIn(tr, 'pc-1'), isContested]).toEqual([before, true])
})

test('a block that a colleague deleted meanwhile is inserted again', () => {
  const without = start.apply(deleteBlock(start, 'pc-1') ?? start.tr)
  const { tr } = applyData(without, edited({ pros: ['moje'] }))
  expect(dataIn(tr, 'pc-1')).toEqual({ ...before, pros: ['moje'] })
})

test('deletes a block by its id', () => {
  const tr = deleteBlock(start, 'pc-1')
  expect(tr && shown(start.apply(tr))).toEqual(['jedna', 'dvě'])
  expect(deleteBlock(start, 'pc-9')).toBeUndefined()
})

test('a selected block moves up and down, stays selected and stops at the ends', () => {
  const tr = selectBlock(start, 'pc-1')
  const selected = tr ? start.apply(tr) : start
  const up = selected.apply(moveCurrent(selected, -1) ?? selected.tr)
  expect(shown(up)).toEqual(['[pc-1]', 'jedna', 'dvě'])
  expect(up.selection instanceof NodeSelection && blockAttrs(up.selection.node).uniqId).toBe('pc-1')
  expect(moveCurrent(up, -1)).toBeUndefined()
  const down = selected.apply(moveCurrent(selected, 1) ?? selected.tr)
  expect(shown(down)).toEqual(['jedna', 'dvě', '[pc-1]'])
  expect(moveCurrent(down, 1)).toBeUndefined()
})

test('a paragraph moves with its caret, but not below the empty last line', () => {
  const cursor = withCursor(start, 3)
  const moved = cursor.apply(moveCurrent(cursor, 1) ?? cursor.tr)
  expect(shown(moved)).toEqual(['[pc-1]', 'jedna', 'dvě'])
  expect(moved.selection instanceof TextSelection && moved.selection.$from.parent.textContent).toBe('jedna')
  const last = stateOf([p('text'), pros('pc-1')])
  const tr = selectBlock(last, 'pc-1')
  expect(moveCurrent(tr ? last.apply(tr) : last, 1)).toBeUndefined()
})

const selectText = (state: EditorState, from: number, to: number) =>
  state.apply(state.tr.setSelection(TextSelection.create(state.doc, from, to)))

test('selected lines move together and stay selected, up to the ends of the text', () => {
  const four = stateOf([p('jedna'), p('dvě'), p('tři'), p('čtyři')])
  const selected = selectText(four, 9, 15)
  expect(selected.doc.textBetween(9, 15, ' ')).toBe('vě tř')
  const down = selected.apply(moveCurrent(selected, 1) ?? selected.tr)
  expect(shown(down)).toEqual(['jedna', 'čtyři', 'dvě', 'tři'])
  expect(down.doc.textBetween(down.selection.from, down.selection.to, ' ')).toBe('vě tř')
  expect(moveCurrent(down, 1)).toBeUndefined()
  const up = selected.apply(moveCurrent(selected, -1) ?? selected.tr)
  expect(shown(up)).toEqual(['dvě', 'tři', 'jedna', 'čtyři'])
  expect(up.doc.textBetween(up.selection.from, up.selection.to, ' ')).toBe('vě tř')
  const all = four.apply(four.tr.setSelection(new AllSelection(four.doc)))
  for (const by of [-1, 1] as const) expect(moveCurrent(all, by)).toBeUndefined()
})

test('selected cells of a table move with it', () => {
  const placed = start.apply(placeTable(start))
  const cell = placed.selection.$from.before(3)
  const selected = placed.apply(placed.tr.setSelection(CellSelection.create(placed.doc, cell)))
  const moved = selected.apply(moveCurrent(selected, -1) ?? selected.tr)
  expect(moved.doc.child(0).type.name).toBe('table')
  expect(moved.selection).toBeInstanceOf(CellSelection)
  expect(() => moved.doc.check()).not.toThrow()
})

test('a move is undone without the text typed just before it', () => {
  const plugins = [history(), ...undoPlugins()]
  const typed = type(withCursor(stateOf([p('jedna'), p('dvě')], plugins), 11), '!')
  const moved = typed.applyTransaction(moveCurrent(typed, -1) ?? typed.tr).state
  expect(shown(moved)).toEqual(['dvě!', 'jedna'])
  let undone = moved
  undo(moved, (tr) => (undone = moved.apply(tr)))
  expect(shown(undone)).toEqual(['jedna', 'dvě!'])
})
