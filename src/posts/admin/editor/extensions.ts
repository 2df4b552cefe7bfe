import { CONTENT_MAX_DEPTH } from '#posts/content/limits.ts'
import * as m from '#posts/admin/editor/messages.ts'
import { Extension, type Extensions } from '@tiptap/core'
import { ReactNodeViewRenderer } from '@tiptap/react'
import type { Node } from '@tiptap/pm/model'
import { Plugin } from '@tiptap/pm/state'
import { Decoration, DecorationSet } from '@tiptap/pm/view'
import { BlockKeys } from '#posts/admin/editor/block/block-keys.ts'
import { BlockView } from '#posts/admin/editor/block/block-view.tsx'
import { ProtectSelectedBlock } from '#posts/admin/editor/block/protect-selected-block.ts'
import { UniqueIds } from '#posts/admin/editor/block/unique-ids.ts'
import { CaretMarks } from '#features/collaboration/post/carets/caret-marks.ts'
import { CheckMarks } from '#posts/admin/editor/checks/check-marks.ts'
import { headingView } from '#posts/admin/editor/headings/heading-view.ts'
import { Later } from '#posts/admin/editor/later/later.ts'
import { DropPictures } from '#posts/admin/editor/image/drop-pictures.ts'
import { ImageView } from '#posts/admin/editor/image/image-view.tsx'
import { SettleUploads } from '#posts/admin/editor/image/settle-uploads.ts'
import { NoteMarks } from '#features/collaboration/post/note-marks.ts'
import { UndoSteps } from '#posts/admin/editor/undo-steps.ts'
import { readBlock } from '#posts/admin/editor/paste/late-reading.ts'
import { Paste } from '#posts/admin/editor/paste/paste.ts'
import { schemaExtensions } from '#posts/admin/editor/schema/extensions.ts'
import { Heading } from '#posts/admin/editor/schema/heading.ts'
import { Image } from '#posts/admin/editor/schema/image.ts'
import { Shortcode } from '#posts/admin/editor/schema/shortcode.ts'
import { SlashKeys } from '#posts/admin/editor/slash/slash.ts'
import type { Tools } from '#posts/admin/editor/tools.ts'
import { FreshSelection } from '#records/admin/form/rich-text/fresh-selection.ts'

const Placeholder = Extension.create({
  name: 'placeholder',
  addProseMirrorPlugins: () => [
    new Plugin({
      props: {
        decorations: ({ doc }) => {
          const { firstChild } = doc
          const isEmpty = doc.childCount === 1 && firstChild?.type.name === 'paragraph' && firstChild.childCount === 0
          if (!isEmpty) return null
          const line = Decoration.node(0, firstChild.nodeSize, { 'data-hint': m.writeOrSlash() })
          return DecorationSet.create(doc, [line])
        },
      },
    }),
  ],
})

function depthOf(node: Node): number {
  let deepest = 0
  node.forEach((child) => {
    deepest = Math.max(deepest, depthOf(child))
  })
  return 1 + deepest
}

/** Rejects changes that nest lists deeper than can be stored. Checks only changed nodes. */
const DepthLimit = Extension.create({
  name: 'depthLimit',
  addProseMirrorPlugins: () => [
    new Plugin({
      filterTransaction: ({ docChanged, doc, before }) => {
        if (!docChanged) return true
        const known = new Set(before.content.content)
        return doc.content.content.every((node) => known.has(node) || depthOf(node) < CONTENT_MAX_DEPTH)
      },
    }),
  ],
})

const WITH_NODE_VIEWS: Extensions = [
  Heading.extend({ addNodeView: () => headingView }),
  Image.extend({ addNodeView: () => ReactNodeViewRenderer(ImageView) }),
  Shortcode.extend({ addNodeView: () => ReactNodeViewRenderer(BlockView), addOptions: () => ({ readBlock }) }),
]

export function editorExtensions({ overlays, uploads, leftOut, notes, checks, carets }: Tools): Extensions {
  const replaced = new Set(WITH_NODE_VIEWS.map(({ name }) => name))
  return [
    ...schemaExtensions.filter(({ name }) => !replaced.has(name)),
    ...WITH_NODE_VIEWS,
    Later,
    SlashKeys.configure({ overlays }),
    BlockKeys.configure({ overlays }),
    FreshSelection,
    ProtectSelectedBlock,
    UniqueIds,
    DepthLimit,
    UndoSteps,
    Placeholder,
    NoteMarks.configure({ store: notes }),
    CheckMarks.configure({ checks }),
    CaretMarks.configure({ carets }),
    SettleUploads.configure({ uploads }),
    DropPictures.configure({ uploads }),
    Paste.configure({ uploads, leftOut }),
  ]
}
