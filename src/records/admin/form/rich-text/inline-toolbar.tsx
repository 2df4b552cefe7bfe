import { ActionIcon } from '@mantine/core'
import { type Editor, useEditorState } from '@tiptap/react'
import type { KeyboardEvent } from 'react'
import { LinkPopover } from '#records/admin/form/rich-text/link-popover.tsx'
import { Icon } from '#ui/admin/icon.tsx'
import css from './rich-text.module.css'

const MARKS = [
  { name: 'bold', label: 'Bold', keys: 'Ctrl+B' },
  { name: 'italic', label: 'Italic', keys: 'Ctrl+I' },
  { name: 'underline', label: 'Underline', keys: 'Ctrl+U' },
  { name: 'strike', label: 'Strike through', keys: 'Ctrl+Shift+X' },
  { name: 'code', label: 'Code', keys: 'Ctrl+E' },
] as const

const STEPS: Record<string, number> = { ArrowRight: 1, ArrowLeft: -1 }

/** Roving focus: one tab stop, arrow keys move within. */
function moveFocus(event: KeyboardEvent<HTMLElement>): void {
  const step = STEPS[event.key]
  const buttons = [...event.currentTarget.querySelectorAll('button')]
  const from = buttons.findIndex((button) => button === document.activeElement)
  if (step === undefined || from < 0) return
  event.preventDefault()
  buttons.at((from + step) % buttons.length)?.focus()
}

interface InlineToolbarProps {
  editor: Editor
  label: string
  isLinking: boolean
  onLinking: (isLinking: boolean) => void
}

export function InlineToolbar({ editor, label, isLinking, onLinking }: InlineToolbarProps) {
  const active = useEditorState({
    editor,
    selector: ({ editor }) => [...MARKS.map(({ name }) => name), 'link'].filter((name) => editor.isActive(name)),
  })
  return (
    <div className={css.toolbar} role="toolbar" aria-label={`Formatting: ${label}`} onKeyDown={moveFocus} tabIndex={-1}>
      {MARKS.map(({ name, label, keys }, index) => (
        <ActionIcon
          key={name}
          size={26}
          tabIndex={index === 0 ? 0 : -1}
          aria-label={label}
          aria-pressed={active.includes(name)}
          title={`${label} (${keys})`}
          // Keeps the selection in the text.
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => editor.chain().focus().toggleMark(name).run()}
        >
          <Icon name={name} size={16} />
        </ActionIcon>
      ))}
      <LinkPopover editor={editor} isActive={active.includes('link')} isOpen={isLinking} onOpen={onLinking} />
    </div>
  )
}
