import * as m from '#posts/admin/editor/messages.ts'
import type { Editor } from '@tiptap/core'
import type { EditorState } from '@tiptap/pm/state'
import type { BlockKind } from '#blocks/kinds.ts'
import { blocks } from '#blocks/registry.ts'
import { blockNode, placeAtCursor } from '#posts/admin/editor/block/block-changes.ts'
import { blockAttrs, findBlock } from '#posts/admin/editor/block/block-node.ts'
import type { AnyBlock } from '#posts/shortcodes.ts'
import { isSame } from '#shared/is-same.ts'
import { mergeRecords } from '#shared/merge.ts'
import { notify, SUCCESS } from '#ui/admin/toasts.tsx'

interface EditedBlock {
  kind: BlockKind
  /** What its form was opened with. */
  before: AnyBlock['data']
  data: AnyBlock['data']
}

/** Keeps what only a colleague changed meanwhile, reinserts a block they deleted; `isContested`: mine beat theirs. */
export function applyData(state: EditorState, { kind, before, data }: EditedBlock) {
  const found = findBlock(state.doc, data.uniqId)
  if (!found) {
    const node = blockNode(state, { kind, uniqId: data.uniqId, data })
    return { tr: placeAtCursor(state, [node]), isContested: false, isInsertedAgain: true }
  }
  const { merged, isContested } = mergeData(kind, before, data, blockAttrs(found.node).data ?? before)
  return { tr: state.tr.setNodeAttribute(found.pos, 'data', merged), isContested, isInsertedAgain: false }
}

const filled = (data: object) => Object.fromEntries(Object.entries(data).filter(([, value]) => value !== undefined))

function mergeData(kind: BlockKind, before: AnyBlock['data'], mine: AnyBlock['data'], theirs: AnyBlock['data']) {
  if (isSame(before, theirs)) return { merged: mine, isContested: false }
  // Optional fields that only they have filled in.
  const absent = Object.fromEntries(Object.keys(theirs).map((name) => [name, undefined]))
  const { values, conflicting } = mergeRecords(before, { ...absent, ...mine }, theirs)
  const whole = blocks[kind].schema.safeParse(filled(values))
  return whole.success
    ? { merged: whole.data, isContested: conflicting.length > 0 }
    : { merged: mine, isContested: true }
}

interface AppliedBlock extends EditedBlock {
  isNew: boolean
}

export function applyBlock({ state, view }: Editor, { kind, isNew, before, data }: AppliedBlock): void {
  if (isNew) {
    view.dispatch(placeAtCursor(state, [blockNode(state, { kind, uniqId: data.uniqId, data })]))
    notify.success(SUCCESS.shortcodeAdded)
    return
  }
  const { tr, isContested, isInsertedAgain } = applyData(state, { kind, before, data })
  view.dispatch(tr)
  if (isContested) notify.warning(m.blockContested())
  if (isInsertedAgain) notify.warning(m.blockInsertedAgain())
}
