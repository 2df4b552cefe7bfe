import { Textarea, TextInput } from '@mantine/core'
import type { BlockFormProps } from '#blocks/admin/block-form.ts'
import { text } from '#blocks/admin/editing.ts'
import { KEPT_KIND_MAX, KEPT_SOURCE_MAX } from '#blocks/kept-source/block.ts'

export default function KeptSourceForm({ block }: BlockFormProps<'keptSource'>) {
  return (
    <>
      <TextInput label="What it was" maxLength={KEPT_KIND_MAX} {...text(block, 'kind')} />
      <Textarea
        label="Source"
        required
        description="Visitors never see this. Write what it was for in its place, then delete the block."
        autosize
        minRows={4}
        maxRows={20}
        maxLength={KEPT_SOURCE_MAX}
        spellCheck={false}
        ff="monospace"
        {...text(block, 'source')}
      />
    </>
  )
}
