import { Extension } from '@tiptap/core'
import type { Node } from '@tiptap/pm/model'
import { type EditorState, Plugin, type Transaction } from '@tiptap/pm/state'
import type { Uploads } from '#posts/admin/editor/image/uploads.ts'
import { imageAttrs } from '#posts/admin/editor/image/image-attrs.ts'

export function settle({ doc, tr }: EditorState, uploads: Uploads): Transaction | undefined {
  doc.forEach((node, offset) => {
    const pending = node.type.name === 'image' ? imageAttrs(node).pending : null
    const upload = pending === null ? undefined : uploads.of(pending)
    const pos = tr.mapping.map(offset)
    if (upload?.state === 'sent') {
      const alt = imageAttrs(node).alt || upload.media.alt
      tr.setNodeMarkup(pos, undefined, { ...node.attrs, mediaId: upload.media.id, alt, pending: null })
    } else if (upload?.state === 'refused') {
      tr.delete(pos, pos + node.nodeSize)
    }
  })
  return tr.docChanged ? tr.setMeta('addToHistory', false) : undefined
}

export const waitingIn = (doc: Node): string[] =>
  doc.children.flatMap((node) => (node.type.name === 'image' ? (imageAttrs(node).pending ?? []) : []))

/** Waits for the pictures in the text, sending failed ones again. Throws when one cannot be uploaded now. */
export async function finishUploads(state: () => EditorState, uploads: Uploads): Promise<boolean> {
  for (const key of waitingIn(state().doc)) uploads.again(key)
  await Promise.allSettled(uploads.underWay())
  const left = waitingIn(state().doc).map((key) => uploads.of(key))
  for (const upload of left) if (upload?.state === 'failed') throw upload.error
  return left.length === 0
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
