import * as m from '#blocks/messages.ts'
import { Textarea, TextInput } from '@mantine/core'
import type { BlockFormProps } from '#blocks/admin/block-form.ts'
import { text } from '#blocks/admin/editing.ts'
import { KEPT_KIND_MAX, KEPT_SOURCE_MAX } from '#blocks/kept-source/block.ts'

export default function KeptSourceForm({ block }: BlockFormProps<'keptSource'>) {
  return (
    <>
      <TextInput label={m.whatItWas()} maxLength={KEPT_KIND_MAX} {...text(block, 'kind')} />
      <Textarea
        label={m.source()}
        required
        description={m.keptHint()}
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
