import { ActionIcon } from '@mantine/core'
import { type Editor, useEditorState } from '@tiptap/react'
import type { KeyboardEvent } from 'react'
import * as m from '#records/admin/form/rich-text/messages.ts'
import { LinkPopover } from '#records/admin/form/rich-text/link-popover.tsx'
import { Icon } from '#ui/admin/icon.tsx'
import css from './rich-text.module.css'

const MARKS = [
  { name: 'bold', label: m.bold, keys: 'Ctrl+B' },
  { name: 'italic', label: m.italic, keys: 'Ctrl+I' },
  { name: 'underline', label: m.underline, keys: 'Ctrl+U' },
  { name: 'strike', label: m.strike, keys: 'Ctrl+Shift+X' },
  { name: 'code', label: m.code, keys: 'Ctrl+E' },
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
    <div
      className={css.toolbar}
      role="toolbar"
      aria-label={m.formatting({ label })}
      onKeyDown={moveFocus}
      tabIndex={-1}
    >
      {MARKS.map(({ name, label, keys }, index) => (
        <ActionIcon
          key={name}
          size={26}
          tabIndex={index === 0 ? 0 : -1}
          aria-label={label()}
          aria-pressed={active.includes(name)}
          title={m.withKeys({ label: label(), keys })}
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
