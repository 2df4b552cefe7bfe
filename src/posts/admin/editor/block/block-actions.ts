import * as m from '#posts/admin/editor/messages.ts'
import type { Editor } from '@tiptap/core'
import type { Node } from '@tiptap/pm/model'
import { type EditorState, NodeSelection } from '@tiptap/pm/state'
import type { BlockKind } from '#blocks/kinds.ts'
import { deleteBlock, moveCurrent, selectBlock } from '#posts/admin/editor/block/block-changes.ts'
import { blockAttrs, findBlock, isBlock, unusedIdIn } from '#posts/admin/editor/block/block-node.ts'
import type { OverlayStore } from '#posts/admin/editor/overlay-store.ts'
import { notify, SUCCESS } from '#ui/admin/toasts.tsx'

/** Opens an empty form; the block is inserted when that is applied. */
export function openNewBlock({ state }: Editor, overlays: OverlayStore, kind: BlockKind): void {
  overlays.open({ what: 'block', kind, uniqId: unusedIdIn(state.doc, kind), data: null, isNew: true })
}

export function openBlock({ state, isEditable }: Editor, overlays: OverlayStore, uniqId: string): void {
  const found = isEditable && findBlock(state.doc, uniqId)
  if (!found) return
  const { kind, data } = blockAttrs(found.node)
  overlays.open({ what: 'block', kind, uniqId, data, isNew: false })
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
