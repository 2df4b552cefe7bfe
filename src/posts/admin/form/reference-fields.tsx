import { MAX_REFERENCES } from '#posts/limits.ts'
import * as m from '#posts/admin/form/messages.ts'
import { TextInput } from '@mantine/core'
import { optionalText, text } from '#blocks/admin/editing.ts'
import { ItemList } from '#blocks/admin/item-list.tsx'
import { listEditing } from '#posts/admin/form/list-editing.ts'
import type { PartProps } from '#posts/admin/form/post-form.ts'
import type { Reference } from '#posts/schema.ts'
import { DateField } from '#records/admin/form/date-field.tsx'
import { FieldRow } from '#records/admin/form/field-group.tsx'

const NEW: Reference = { title: '', url: '' }

export const ReferenceFields = ({ form }: Pick<PartProps, 'form'>) => (
  <ItemList
    label={m.sources()}
    one={m.oneSource}
    isOptional
    list={listEditing(form, 'references')}
    max={MAX_REFERENCES}
    empty={NEW}
    summaryOf={(item) => item.title}
  >
    {(item) => (
      <>
        <TextInput label={m.title()} required maxLength={200} {...text(item, 'title')} />
        <TextInput
          label={m.address()}
          required
          type="url"
          placeholder="https://"
          spellCheck={false}
          {...text(item, 'url')}
        />
        <FieldRow>
          <TextInput label={m.publisher()} maxLength={120} {...optionalText(item, 'publisher')} />
          <DateField label={m.readOn()} type="date" {...optionalText(item, 'accessedAt')} />
        </FieldRow>
      </>
    )}
  </ItemList>
)
