import * as m from '#posts/admin/editor/messages.ts'
import { Extension } from '@tiptap/core'
import type { Node } from '@tiptap/pm/model'
import { Plugin } from '@tiptap/pm/state'
import { blockAttrs, blocksIn } from '#posts/admin/editor/block/block-node.ts'
import type { Uploads } from '#posts/admin/editor/image/uploads.ts'
import type { LeftOut } from '#posts/admin/editor/paste/left-out.ts'
import { PastedParser } from '#posts/admin/editor/paste/pasted-parser.ts'
import { closeEnds } from '#posts/admin/editor/paste/close-ends.ts'
import { fitCell } from '#posts/admin/editor/paste/fit-cell.ts'
import { keyOf, replaceTexts } from '#posts/admin/editor/paste/shortcode-texts.ts'
import { videosFrom } from '#posts/admin/editor/paste/video-lines.ts'
import type { BlockOf } from '#posts/shortcodes.ts'
import { notify } from '#ui/admin/toasts.tsx'
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
        if (block) known.set(keyOf(block), block)
      }
    }
    const parser = new PastedParser(this.editor.schema, this.options)
    return [
      new Plugin({
        view: ({ state }) => {
          remember(state.doc)
          return {
            update: (view, before) => {
              if (view.state.doc !== before.doc) remember(view.state.doc)
            },
          }
        },
        props: {
          handleDOMEvents: {
            paste: (_view, { clipboardData }) => {
              parser.remember({
                files: [...(clipboardData?.files ?? [])],
                rtf: clipboardData?.getData('text/rtf') ?? '',
              })
              return false
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
