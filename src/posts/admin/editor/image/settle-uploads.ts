import { Extension } from '@tiptap/core'
import { type EditorState, Plugin, type Transaction } from '@tiptap/pm/state'
import type { Uploads } from '#posts/admin/editor/image/uploads.ts'
import { imageAttrs } from '#posts/admin/editor/image/image-attrs.ts'

/** Replaces placeholders of finished uploads with their pictures and removes those of failed ones. */
export function settle({ doc, tr }: EditorState, uploads: Uploads): Transaction | undefined {
  doc.forEach((node, offset) => {
    const pending = node.type.name === 'image' ? imageAttrs(node).pending : null
    const upload = pending === null ? undefined : uploads.of(pending)
    const pos = tr.mapping.map(offset)
    if (upload?.state === 'sent') {
      const alt = imageAttrs(node).alt || upload.media.alt
      tr.setNodeMarkup(pos, undefined, { ...node.attrs, mediaId: upload.media.id, alt, pending: null })
    } else if (upload?.state === 'failed') {
      tr.delete(pos, pos + node.nodeSize)
    }
  })
  return tr.docChanged ? tr.setMeta('addToHistory', false) : undefined
}

/** Runs after every change, too: undo and redo bring back placeholders of finished uploads. */
export const SettleUploads = Extension.create<{ uploads: Uploads }>({
  name: 'settleUploads',
  addProseMirrorPlugins() {
    const { uploads } = this.options
    return [
      new Plugin({
        appendTransaction: (changes, _before, now) =>
          changes.some(({ docChanged }) => docChanged) ? settle(now, uploads) : undefined,
        view: (view) => ({
          destroy: uploads.subscribe(() => {
            const tr = settle(view.state, uploads)
            if (tr) view.dispatch(tr)
          }),
        }),
      }),
    ]
  },
})
