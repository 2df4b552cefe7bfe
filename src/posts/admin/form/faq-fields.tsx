import { MAX_ANSWER, MAX_FAQ } from '#posts/limits.ts'
import * as m from '#posts/admin/form/messages.ts'
import { Switch, TextInput } from '@mantine/core'
import { flag, richText, text } from '#blocks/admin/editing.ts'
import { ItemList } from '#blocks/admin/item-list.tsx'
import { listEditing } from '#posts/admin/form/list-editing.ts'
import type { PartProps } from '#posts/admin/form/post-form.ts'
import type { FaqItem } from '#posts/schema.ts'
import { RichTextField } from '#records/admin/form/rich-text-field.tsx'

const NEW: FaqItem = { question: '', answer: [], isActive: true }

export const FaqFields = ({ form }: Pick<PartProps, 'form'>) => (
  <ItemList
    label={m.questions()}
    one={m.oneQuestion}
    isOptional
    list={listEditing(form, 'faq')}
    max={MAX_FAQ}
    empty={NEW}
    summaryOf={(item) => item.question}
    actions={(item) => (
      <Switch
        size="sm"
        aria-label={m.show({ title: item.value.question || m.newQuestion() })}
        {...flag(item, 'isActive')}
      />
    )}
  >
    {(item) => (
      <>
        <TextInput label={m.question()} required maxLength={200} {...text(item, 'question')} />
        <RichTextField label={m.answer()} required maxLength={MAX_ANSWER} {...richText(item, 'answer')} />
      </>
    )}
  </ItemList>
)
