import * as m from '#blocks/messages.ts'
import { Textarea, TextInput } from '@mantine/core'
import { useState } from 'react'
import type { BlockFormProps } from '#blocks/admin/block-form.ts'
import { ChoiceField } from '#blocks/admin/choice-field.tsx'
import { at, filled, optionalId, optionalText, set, text } from '#blocks/admin/editing.ts'
import { FieldRow } from '#records/admin/form/field-group.tsx'
import { RecordSelect } from '#records/admin/form/record-select.tsx'

const WHOSE = [
  { value: 'writer', label: m.ourWriter },
  { value: 'person', label: m.somebodyElse },
] as const

const EMPTY_PERSON: { name: string; position?: string | undefined } = { name: '' }

export default function QuoteWritersForm({ block }: BlockFormProps<'quoteWriters'>) {
  const { writerId, person } = block.value
  const whose = person && !writerId ? 'person' : 'writer'
  // Values of the other option are restored when the editor switches back.
  const [other, setOther] = useState({ writerId, person })
  const choose = (chosen: 'writer' | 'person') => {
    setOther({ writerId: writerId ?? other.writerId, person: person ?? other.person })
    set(
      block,
      chosen === 'writer'
        ? { writerId: other.writerId, person: undefined }
        : { writerId: undefined, person: other.person ?? EMPTY_PERSON },
    )
  }
  const personFields = filled(at(block, 'person'), EMPTY_PERSON)
  return (
    <>
      <Textarea
        label={m.quote()}
        required
        description={m.quoteMarksAdded()}
        autosize
        minRows={3}
        maxLength={600}
        {...text(block, 'quote')}
      />
      <ChoiceField label={m.whoseWords()} options={WHOSE} value={whose} onChange={choose} />
      {whose === 'writer' ? (
        <RecordSelect
          collection="writers"
          label={m.writer()}
          required
          placeholder={m.search()}
          {...optionalId(block, 'writerId')}
        />
      ) : (
        <FieldRow>
          <TextInput label={m.name()} required maxLength={120} {...text(personFields, 'name')} />
          <TextInput label={m.position()} maxLength={120} {...optionalText(personFields, 'position')} />
        </FieldRow>
      )}
      <TextInput
        label={m.whereSaid()}
        description={m.quotePage()}
        placeholder="https://…"
        {...optionalText(block, 'sourceUrl')}
      />
    </>
  )
}
