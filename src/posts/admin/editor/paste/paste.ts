import * as m from '#posts/admin/editor/messages.ts'
import { Extension } from '@tiptap/core'
import type { Node } from '@tiptap/pm/model'
import { Plugin } from '@tiptap/pm/state'
import type { EditorView } from '@tiptap/pm/view'
import { blockAttrs, blocksIn } from '#posts/admin/editor/block/block-node.ts'
import type { Uploads } from '#posts/admin/editor/image/uploads.ts'
import type { LeftOut } from '#posts/admin/editor/paste/left-out.ts'
import { PastedParser } from '#posts/admin/editor/paste/pasted-parser.ts'
import { htmlOfText, loadMarkdown, needsMarkdown } from '#posts/admin/editor/paste/plain-text.ts'
import { closeEnds } from '#posts/admin/editor/paste/close-ends.ts'
import { fitCell } from '#posts/admin/editor/paste/fit-cell.ts'
import { keyOf, replaceTexts } from '#posts/admin/editor/paste/shortcode-texts.ts'
import { videosFrom } from '#posts/admin/editor/paste/video-lines.ts'
import type { BlockOf } from '#posts/shortcodes.ts'
import { warm } from '#ui/admin/lazy-part.tsx'
import { notify } from '#ui/admin/toasts.tsx'
import { whenIdle } from '#ui/admin/when-idle.ts'
import type { BlockKind } from '#blocks/kinds.ts'

/** As text with marks, if its reader cannot be loaded: nothing is lost. */
async function pasteMarkdown(view: EditorView, text: string): Promise<void> {
  await loadMarkdown().catch(() => undefined)
  if (!view.isDestroyed) view.pasteHTML(htmlOfText(text, false))
}

export const Paste = Extension.create<{ uploads: Uploads; leftOut: LeftOut }>({
  name: 'cleanPaste',
  addProseMirrorPlugins() {
    /** Every block the text has had in this session, including deleted ones. */
    const known = new Map<string, BlockOf<BlockKind>>()
    const remember = (doc: Node) => {
      for (const { node } of blocksIn(doc)) {
        const { kind, data } = blockAttrs(node)
        const block = data && { kind, data }
        if (block) known.set(keyOf(block), block)
      }
    }
    const parser = new PastedParser(this.editor.schema, this.options)
    /** Pasted with Shift. */
    let isShifted = false
    return [
      new Plugin({
        view: ({ state }) => {
          remember(state.doc)
          const giveUp = whenIdle(() => warm(loadMarkdown))
          return {
            update: (view, before) => {
              if (view.state.doc !== before.doc) remember(view.state.doc)
            },
            destroy: giveUp,
          }
        },
        props: {
          handleDOMEvents: {
            keydown: (_view, { shiftKey }) => {
              isShifted = shiftKey
              return false
            },
            paste: (view, event) => {
              const { clipboardData } = event
              parser.remember({
                files: [...(clipboardData?.files ?? [])],
                rtf: clipboardData?.getData('text/rtf') ?? '',
              })
              const text = clipboardData?.getData('text/plain') ?? ''
              if (isShifted || clipboardData?.types.includes('text/html') || !needsMarkdown(text)) return false
              event.preventDefault()
              void pasteMarkdown(view, text)
              return true
            },
          },
          clipboardParser: parser,
          clipboardTextParser: (text, _context, isPlain) => parser.readText(text, isPlain),
          transformPasted: (pasted, { state }) => {
            const { slice, unknown } = replaceTexts(pasted, known)
            if (unknown.length > 0) notify.warning(m.dataNotKnown({ blocks: unknown.join(', ') }))
            return closeEnds(fitCell(videosFrom(slice, state), state.selection.$from))
          },
        },
      }),
    ]
  },
})
