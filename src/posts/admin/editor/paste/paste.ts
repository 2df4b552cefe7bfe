import { Extension } from '@tiptap/core'
import type { Node } from '@tiptap/pm/model'
import { Plugin } from '@tiptap/pm/state'
import { blockAttrs, blocksIn } from '#posts/admin/editor/block/block-node.ts'
import type { Uploads } from '#posts/admin/editor/image/uploads.ts'
import { dropLater, LateParser, loadReading, pasteLater, readingNow } from '#posts/admin/editor/paste/late-reading.ts'
import type { LeftOut } from '#posts/admin/editor/paste/left-out.ts'
import { shortcodeText } from '#posts/admin/editor/schema/shortcode.ts'
import type { BlockOf } from '#posts/shortcodes.ts'
import { warm } from '#ui/admin/lazy-part.tsx'
import { whenIdle } from '#ui/admin/when-idle.ts'
import type { BlockKind } from '#blocks/kinds.ts'

export const Paste = Extension.create<{ uploads: Uploads; leftOut: LeftOut }>({
  name: 'cleanPaste',
  addProseMirrorPlugins() {
    /** Every block the text has had in this session, including deleted ones. */
    const known = new Map<string, BlockOf<BlockKind>>()
    const remember = (doc: Node) => {
      for (const { node } of blocksIn(doc)) {
        const { kind, data } = blockAttrs(node)
        const block = data && { kind, data }
        if (block) known.set(shortcodeText(kind, data.uniqId), block)
      }
    }
    const parser = new LateParser(this.editor.schema, this.options)
    /** Pasted with Shift. */
    let isShifted = false
    return [
      new Plugin({
        view: ({ state }) => {
          remember(state.doc)
          const giveUp = whenIdle(() => warm(async () => (await loadReading()).loadMarkdown()))
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
              const reading = readingNow()
              if (!reading) {
                pasteLater(view, event, isShifted)
                return true
              }
              const { clipboardData } = event
              parser.now?.remember({
                files: [...(clipboardData?.files ?? [])],
                rtf: clipboardData?.getData('text/rtf') ?? '',
              })
              const text = clipboardData?.getData('text/plain') ?? ''
              if (isShifted || clipboardData?.types.includes('text/html') || !reading.needsMarkdown(text)) return false
              event.preventDefault()
              void reading.pasteMarkdown(view, text)
              return true
            },
            drop: (view, event) => {
              if (readingNow() || view.dragging) return false
              dropLater(view, event)
              return true
            },
          },
          clipboardParser: parser,
          clipboardTextParser: (text, _context, isPlain) => parser.readText(text, isPlain),
          transformPasted: (pasted, { state }) => readingNow()?.cleaned(pasted, state, known) ?? pasted,
        },
      }),
    ]
  },
})
