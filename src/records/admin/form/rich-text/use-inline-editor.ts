import { type Editor, useEditor } from '@tiptap/react'
import { useEffect, useLayoutEffect, useRef } from 'react'
import type { Inline } from '#shared/schema/rich-text.ts'
import { useLocked } from '#records/admin/form/lockable.tsx'
import { toDocument, toInlines } from '#records/admin/form/rich-text/inline-content.ts'
import { asLines, inlineExtensions } from '#records/admin/form/rich-text/one-paragraph.ts'

interface InlineEditorOptions {
  value: Inline[]
  onChange: (value: Inline[]) => void
  attributes: Record<string, string>
  /** Replaces the line break. */
  onEnter?: (() => void) | undefined
  /** Ctrl+K. */
  onLink?: (() => void) | undefined
  autoFocus?: boolean
}

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other)

export function useInlineEditor(options: InlineEditorOptions): Editor {
  const { value, onChange, attributes, onEnter, onLink, autoFocus = false } = options
  const known = useRef(value)
  const editor: Editor = useEditor({
    extensions: inlineExtensions,
    content: toDocument(value),
    injectCSS: false,
    editorProps: {
      attributes: { lang: 'cs', ...attributes },
      transformPasted: (slice, view) => asLines(slice, view.state.schema),
      handleKeyDown: (_, event) => {
        const isCommand = event.ctrlKey || event.metaKey
        if (isCommand && event.key.toLowerCase() === 'k' && onLink) {
          event.preventDefault()
          // Elsewhere the same keys open the command palette.
          event.stopPropagation()
          onLink()
          return true
        }
        if (event.key !== 'Enter' || event.isComposing) return false
        // With Ctrl it belongs to the surrounding form.
        if (isCommand) return true
        if (onEnter && !event.shiftKey) onEnter()
        else editor.commands.setHardBreak()
        return true
      },
    },
    onUpdate: ({ editor }) => {
      known.current = toInlines(editor.getJSON())
      onChange(known.current)
    },
  })

  const isLocked = useLocked()
  useEffect(() => editor.setEditable(!isLocked, false), [editor, isLocked])

  // Synchronously: TipTap would defer it, and the next keystroke would be lost.
  useLayoutEffect(() => {
    if (!autoFocus) return
    editor.commands.setTextSelection(editor.state.doc.content.size)
    editor.view.focus()
  }, [editor, autoFocus])

  // The value was changed from outside: a list was reordered, a table pasted.
  useEffect(() => {
    if (isSame(value, known.current)) return
    known.current = value
    editor.commands.setContent(toDocument(value), { emitUpdate: false })
  }, [editor, value])
  return editor
}
