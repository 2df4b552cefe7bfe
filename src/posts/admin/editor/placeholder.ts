import { Extension } from '@tiptap/core'
import { Plugin } from '@tiptap/pm/state'
import { Decoration, DecorationSet } from '@tiptap/pm/view'

export const Placeholder = Extension.create({
  name: 'placeholder',
  addProseMirrorPlugins: () => [
    new Plugin({
      props: {
        decorations: ({ doc }) => {
          const { firstChild } = doc
          const isEmpty = doc.childCount === 1 && firstChild?.type.name === 'paragraph' && firstChild.childCount === 0
          if (!isEmpty) return null
          const line = Decoration.node(0, firstChild.nodeSize, { 'data-hint': 'Write, or type / for blocks' })
          return DecorationSet.create(doc, [line])
        },
      },
    }),
  ],
})
