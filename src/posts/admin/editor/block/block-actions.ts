import * as m from '#posts/admin/editor/messages.ts'
import type { Editor } from '@tiptap/core'
import type { Node } from '@tiptap/pm/model'
import { type EditorState, NodeSelection } from '@tiptap/pm/state'
import type { BlockKind } from '#blocks/kinds.ts'
import { blocks } from '#blocks/registry.ts'
import {
  applyData,
  blockNode,
  deleteBlock,
  moveCurrent,
  placeAtCursor,
  selectBlock,
} from '#posts/admin/editor/block/block-changes.ts'
import { blockAttrs, findBlock, isBlock, unusedIdIn } from '#posts/admin/editor/block/block-node.ts'
import type { Overlay, OverlayStore } from '#posts/admin/editor/overlay-store.ts'
import type { AnyBlock } from '#posts/shortcodes.ts'
import { notify, SUCCESS } from '#ui/admin/toasts.tsx'

type BlockOverlay = Extract<Overlay, { what: 'block' }>

/** Opens an empty form; the block is inserted when that is applied. */
export function openNewBlock({ state }: Editor, overlays: OverlayStore, kind: BlockKind): void {
  const data = { ...blocks[kind].empty, uniqId: unusedIdIn(state.doc, kind) }
  overlays.open({ what: 'block', kind, data, isNew: true })
}

export function openBlock({ state, isEditable }: Editor, overlays: OverlayStore, uniqId: string): void {
  const found = isEditable && findBlock(state.doc, uniqId)
  if (!found) return
  const { kind, data } = blockAttrs(found.node)
  const given = data ?? { ...blocks[kind].empty, uniqId }
  overlays.open({ what: 'block', kind, data: given, isNew: false })
}

export function applyBlock({ state, view }: Editor, opened: BlockOverlay, data: AnyBlock['data']): void {
  const { kind, isNew, data: before } = opened
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

/** Copies with the browser's own command, so that there is one way into the clipboard. */
function copySelection({ view }: Editor): void {
  view.focus()
  if (document.execCommand('copy')) notify.success(SUCCESS.copied)
  else notify.error(m.cannotCopy())
}

export function blockActions(editor: Editor, overlays: OverlayStore, node: Node) {
  const { uniqId } = blockAttrs(node)
  const select = () => {
    const tr = selectBlock(editor.state, uniqId)
    if (tr) editor.view.dispatch(tr)
  }
  return {
    edit: () => {
      select()
      openBlock(editor, overlays, uniqId)
    },
    move: (by: -1 | 1) => {
      select()
      const tr = moveCurrent(editor.state, by)
      if (tr) editor.view.dispatch(tr)
    },
    copy: () => {
      select()
      copySelection(editor)
    },
    remove: () => {
      const tr = deleteBlock(editor.state, uniqId)
      if (tr) editor.view.dispatch(tr)
      editor.view.focus()
      notify.info(m.blockDeleted())
    },
  }
}

export const selectedBlock = ({ selection }: EditorState): Node | undefined =>
  selection instanceof NodeSelection && isBlock(selection.node) ? selection.node : undefined
