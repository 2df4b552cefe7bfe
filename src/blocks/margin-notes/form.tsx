import * as m from '#blocks/messages.ts'
import { Textarea, TextInput } from '@mantine/core'
import type { BlockFormProps } from '#blocks/admin/block-form.ts'
import { optionalText, text } from '#blocks/admin/editing.ts'
import { FieldRow } from '#records/admin/form/field-group.tsx'

export default function MarginNotesForm({ block }: BlockFormProps<'marginNotes'>) {
  return (
    <>
      <FieldRow>
        <TextInput label={m.title()} maxLength={80} {...optionalText(block, 'title')} />
        <TextInput label={m.figure()} description={m.figureHint()} maxLength={16} {...optionalText(block, 'figure')} />
      </FieldRow>
      <Textarea
        label={m.text()}
        required
        description={m.asideHint()}
        autosize
        minRows={2}
        maxLength={320}
        {...text(block, 'text')}
      />
    </>
  )
}
