import { plainText } from '#shared/plain-text.ts'
import { Input, Text } from '@mantine/core'
import { EditorContent } from '@tiptap/react'
import { type ReactNode, useId, useState } from 'react'
import type { Inline } from '#shared/schema/rich-text.ts'
import { InlineToolbar } from '#records/admin/form/rich-text/inline-toolbar.tsx'
import css from '#records/admin/form/rich-text/rich-text.module.css'
import { useInlineEditor } from '#records/admin/form/rich-text/use-inline-editor.ts'

interface RichTextFieldProps {
  label: string
  value: Inline[]
  onChange: (value: Inline[]) => void
  /** Counted, not enforced: pasted text is never truncated. */
  maxLength?: number
  description?: string
  required?: boolean
  error?: ReactNode
  /** One line of a list: the label is for screen readers only, and the toolbar appears on focus. */
  isLine?: boolean
  /** Replaces the line break, which Shift+Enter still inserts. */
  onEnter?: () => void
  autoFocus?: boolean
}

export function RichTextField(props: RichTextFieldProps) {
  const { label, value, onChange, maxLength, description, required = false, error, isLine = false } = props
  const id = useId()
  const [isLinking, setLinking] = useState(false)
  const editor = useInlineEditor({
    value,
    onChange,
    attributes: attributesOf(id, label, { required, isWrong: Boolean(error), isDescribed: Boolean(description) }),
    onEnter: props.onEnter,
    onLink: () => setLinking(true),
    autoFocus: props.autoFocus ?? false,
  })
  const length = plainText(value).length
  const isTooLong = maxLength !== undefined && length > maxLength
  return (
    <Input.Wrapper
      id={id}
      label={isLine ? undefined : label}
      description={description}
      error={error}
      required={required}
      labelElement="div"
      labelProps={{ onClick: () => editor.commands.focus() }}
    >
      <div
        className={css.box}
        data-line={isLine || undefined}
        data-wrong={Boolean(error) || undefined}
        data-linking={isLinking || undefined}
      >
        <EditorContent editor={editor} className={css.text} />
        <div className={css.bar}>
          <InlineToolbar editor={editor} label={label} isLinking={isLinking} onLinking={setLinking} />
          {maxLength !== undefined && (
            <Text size="xs" c={isTooLong ? 'red' : 'dimmed'} className={css.count}>
              {length} / {maxLength}
            </Text>
          )}
        </div>
      </div>
    </Input.Wrapper>
  )
}

interface State {
  required: boolean
  isWrong: boolean
  isDescribed: boolean
}

function attributesOf(id: string, label: string, { required, isWrong, isDescribed }: State): Record<string, string> {
  const describedBy = [isDescribed && `${id}-description`, isWrong && `${id}-error`].filter(Boolean).join(' ')
  return {
    role: 'textbox',
    'aria-multiline': 'true',
    'aria-label': label,
    'aria-required': String(required),
    'aria-invalid': String(isWrong),
    ...(describedBy ? { 'aria-describedby': describedBy } : {}),
  }
}
