import * as m from '#posts/admin/editor/messages.ts'
import { Extension } from '@tiptap/core'
import { Plugin, TextSelection } from '@tiptap/pm/state'
import type { EditorView } from '@tiptap/pm/view'
import { ACCEPTED } from '#entities/media/admin/upload-media.ts'
import { placeAtCursor } from '#posts/admin/editor/block/block-changes.ts'
import type { Uploads } from '#posts/admin/editor/image/uploads.ts'
import { notify } from '#ui/admin/toasts.tsx'

const isPicture = ({ type }: File) => ACCEPTED.split(',').includes(type)

/** A picture copied in a browser comes as a file and as HTML with only its foreign address. */
const isOnlyPicture = (html: string) => !/<(?:p|h[1-6]|li|td|div)\b/i.test(html) && !/>\s*[^\s<>][^<>]*</.test(html)

function placePictures(view: EditorView, files: File[], uploads: Uploads): void {
  const pictures = files.filter(isPicture)
  if (pictures.length < files.length) notify.warning(m.onlyPictures())
  if (pictures.length === 0) return
  const { schema } = view.state
  const images = pictures.map((file) => schema.node('image', { pending: uploads.start(file) }))
  view.dispatch(placeAtCursor(view.state, images))
}

export const DropPictures = Extension.create<{ uploads: Uploads }>({
  name: 'dropPictures',
  addProseMirrorPlugins() {
    const { uploads } = this.options
    return [
      new Plugin({
        props: {
          handlePaste(view, event) {
            const files = [...(event.clipboardData?.files ?? [])]
            const html = event.clipboardData?.getData('text/html') ?? ''
            if (files.length === 0 || !isOnlyPicture(html)) return false
            placePictures(view, files, uploads)
            return true
          },
          handleDrop(view, event) {
            const files = [...(event.dataTransfer?.files ?? [])]
            if (files.length === 0 || view.dragging) return false
            event.preventDefault()
            const at = view.posAtCoords({ left: event.clientX, top: event.clientY })
            if (at) view.dispatch(view.state.tr.setSelection(TextSelection.near(view.state.doc.resolve(at.pos))))
            placePictures(view, files, uploads)
            return true
          },
        },
      }),
    ]
  },
})
