import { Textarea, TextInput } from '@mantine/core'
import type { BlockFormProps } from '#blocks/admin/block-form.ts'
import { optionalText, text } from '#blocks/admin/editing.ts'
import { FieldRow } from '#records/admin/form/field-group.tsx'

export default function MarginNotesForm({ block }: BlockFormProps<'marginNotes'>) {
  return (
    <>
      <FieldRow>
        <TextInput label="Title" maxLength={80} {...optionalText(block, 'title')} />
        <TextInput
          label="Figure"
          description="Stands out, e.g. 19 h."
          maxLength={16}
          {...optionalText(block, 'figure')}
        />
      </FieldRow>
      <Textarea
        label="Text"
        required
        description="On a wide screen it stands beside what is written before it, else at the end of its section."
        autosize
        minRows={2}
        maxLength={320}
        {...text(block, 'text')}
      />
    </>
  )
}
