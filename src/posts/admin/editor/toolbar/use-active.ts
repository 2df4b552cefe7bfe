import { type Editor, useEditorState } from '@tiptap/react'
import { SIMPLE_MARKS } from '#shared/marks.ts'

const MARKS = [...SIMPLE_MARKS, 'link'] as const
const NODES = ['bulletList', 'orderedList', 'blockquote', 'table'] as const
export type Format = (typeof MARKS)[number] | (typeof NODES)[number]

/** A quoted text is no callout. */
const OWN: { [Name in Format]?: object } = { blockquote: { isQuote: false } }

export const useActive = (editor: Editor) =>
  useEditorState({
    editor,
    selector: ({ editor: now }) => ({
      formats: [...MARKS, ...NODES].filter((name) => now.isActive(name, OWN[name])),
      level: now.isActive('heading') ? Number(now.getAttributes('heading')['level']) : null,
      canUndo: now.can().undo(),
      canRedo: now.can().redo(),
    }),
  })
