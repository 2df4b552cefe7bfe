import { NodeSelection, TextSelection } from '@tiptap/pm/state'
import { expect, test } from 'vitest'
import {
  blockNode,
  changeData,
  deleteBlock,
  moveCurrent,
  placeAtCursor,
  selectBlock,
} from '#posts/admin/editor/block/block-changes.ts'
import { blockAttrs, findBlock } from '#posts/admin/editor/block/block-node.ts'
import { shown, stateOf, withCursor } from '#posts/admin/editor/stored/editor-state.ts'
import { block, p } from '#posts/content/build.ts'

const pros = (uniqId: string) => block('prosConsPosts', uniqId, { source: 'manual', pros: ['a'] })
const data = (uniqId: string) => ({ uniqId, source: 'manual' as const, pros: ['nová'], cons: [] })
const start = stateOf([p('jedna'), pros('pc-1'), p('dvě')])

test('a new block takes the place of an empty line, else it stands after what the cursor is in', () => {
  const node = blockNode(start, { kind: 'prosConsPosts', uniqId: 'pc-2', data: data('pc-2') })
  const after = start.apply(placeAtCursor(start, node))
  expect(shown(after)).toEqual(['jedna', '[pc-2]', '[pc-1]', 'dvě'])
  expect(after.selection).toBeInstanceOf(NodeSelection)
  const empty = stateOf([])
  expect(shown(empty.apply(placeAtCursor(empty, node)))).toEqual(['[pc-2]'])
})

test('data is changed in its place, and an unknown block changes nothing', () => {
  const tr = changeData(start, data('pc-1'))
  const found = tr && findBlock(tr.doc, 'pc-1')
  expect(found && blockAttrs(found.node).data).toEqual(data('pc-1'))
  expect(changeData(start, data('pc-9'))).toBeUndefined()
})

test('a block is deleted by its id', () => {
  const tr = deleteBlock(start, 'pc-1')
  expect(tr && shown(start.apply(tr))).toEqual(['jedna', 'dvě'])
  expect(deleteBlock(start, 'pc-9')).toBeUndefined()
})

test('a selected block moves up and down and stays selected; the ends stop it', () => {
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

test('a paragraph moves with its cursor, but not below the line that waits at the end', () => {
  const cursor = withCursor(start, 3)
  const moved = cursor.apply(moveCurrent(cursor, 1) ?? cursor.tr)
  expect(shown(moved)).toEqual(['[pc-1]', 'jedna', 'dvě'])
  expect(moved.selection instanceof TextSelection && moved.selection.$from.parent.textContent).toBe('jedna')
  const last = stateOf([p('text'), pros('pc-1')])
  const tr = selectBlock(last, 'pc-1')
  expect(moveCurrent(tr ? last.apply(tr) : last, 1)).toBeUndefined()
})
