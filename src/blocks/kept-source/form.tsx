import { Input, Textarea } from '@mantine/core'
import type { BlockFormProps } from '#blocks/admin/block-form.ts'
import { text } from '#blocks/admin/editing.ts'
import { KEPT_SOURCE_MAX } from '#blocks/kept-source/block.ts'
import * as m from '#blocks/messages.ts'
import { keptWords } from '#features/import-site/kept/kept-words.ts'
import { text as inWords } from '#shared/words/message.ts'

export default function KeptSourceForm({ block }: BlockFormProps<'keptSource'>) {
  const { kind } = block.value
  return (
    <>
      {/* What the import found is stored in English. */}
      {kind !== '' && (
        <Input.Wrapper label={m.whatItWas()} labelElement="div">
          <p>{inWords(keptWords(kind))}</p>
        </Input.Wrapper>
      )}
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
