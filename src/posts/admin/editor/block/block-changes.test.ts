import { type EditorState, NodeSelection, TextSelection } from '@tiptap/pm/state'
import { expect, test } from 'vitest'
import {
  blockNode,
  changeData,
  deleteBlock,
  moveCurrent,
  placeAtCursor,
  placeTable,
  selectBlock,
} from '#posts/admin/editor/block/block-changes.ts'
import { blockAttrs, findBlock } from '#posts/admin/editor/block/block-node.ts'
import { lineAfterSelected } from '#posts/admin/editor/block/protect-selected-block.ts'
import { shown, stateOf, withCursor } from '#posts/admin/editor/stored/editor-state.ts'
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

test('changes data in place, and does nothing for an unknown block', () => {
  const tr = changeData(start, data('pc-1'))
  const found = tr && findBlock(tr.doc, 'pc-1')
  expect(found && blockAttrs(found.node).data).toEqual(data('pc-1'))
  expect(changeData(start, data('pc-9'))).toBeUndefined()
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
