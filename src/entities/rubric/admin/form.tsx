import { checkWith } from '#records/admin/form/zod-errors.ts'
import { Select, Textarea, TextInput } from '@mantine/core'
import * as m from '#entities/rubric/messages.ts'
import { rubricScreen } from '#entities/rubric/admin/screen.ts'
import { RUBRIC_WORDS } from '#entities/rubric/admin/words.ts'
import { emptyRubric, type Rubric, RUBRIC_DESCRIPTION_MAX, RubricInput } from '#entities/rubric/schema.ts'
import { rubricPath } from '#shared/rubric-address.ts'
import { MAX_ORDER } from '#shared/schema/order.ts'
import { FieldGroup, FieldRow } from '#records/admin/form/field-group.tsx'
import { NumberField } from '#records/admin/form/number-field.tsx'
import { RecordForm } from '#records/admin/form/record-form.tsx'
import { RecordPage } from '#records/admin/form/record-page.tsx'
import { slugFollowing } from '#records/admin/form/rename.ts'
import { useRecordForm } from '#records/admin/form/use-record-form.ts'
import { saidOptions } from '#shared/words/message.ts'
import type { Ground } from '#shared/cover/grounds.ts'
import { entriesOf } from '#shared/objects.ts'

export default function RubricScreen() {
  return <RecordPage<Rubric> resource={rubricScreen}>{(record) => <RubricForm record={record} />}</RecordPage>
}

function RubricForm({ record }: { record: Rubric | undefined }) {
  const recordForm = useRecordForm<RubricInput, Rubric>({
    resource: rubricScreen,
    record,
    check: checkWith(RubricInput),
    empty: emptyRubric,
  })
  const { form } = recordForm
  const { values } = form

  function rename(title: string): void {
    const before = form.getValues()
    form.setFieldValue('title', title)
    if (!recordForm.state.record) form.setFieldValue('slug', slugFollowing(before.slug, before.title, title))
  }

  return (
    <RecordForm recordForm={recordForm} title={values.title} words={RUBRIC_WORDS}>
      <FieldGroup title={m.rubric()}>
        <FieldRow>
          <TextInput
            label={m.title()}
            required
            autoFocus={!record}
            {...form.getInputProps('title')}
            onChange={(event) => rename(event.currentTarget.value)}
          />
          <TextInput
            label={m.slug()}
            description={m.slugHint({ path: rubricPath(values.slug || '…') })}
            {...form.getInputProps('slug')}
          />
        </FieldRow>
        <Textarea
          label={m.description()}
          description={m.descriptionHint()}
          autosize
          minRows={2}
          maxLength={RUBRIC_DESCRIPTION_MAX}
          {...form.getInputProps('description')}
        />
        <FieldRow>
          <Select
            label={m.ground()}
            data={saidOptions(GROUND_CHOICES)}
            allowDeselect={false}
            {...form.getInputProps('ground')}
          />
          <NumberField
            label={m.order()}
            description={m.orderHint()}
            max={MAX_ORDER}
            value={values.order}
            error={form.errors['order']}
            onChange={(order) => form.setFieldValue('order', order as never)}
          />
        </FieldRow>
      </FieldGroup>
    </RecordForm>
  )
}

const NAMES: Record<Ground, () => string> = {
  payments: m.lightBlue,
  bonuses: m.darkBlue,
  terms: m.honey,
  licences: m.rose,
  safety: m.green,
  explainers: m.grey,
}

const GROUND_CHOICES = entriesOf(NAMES).map(([value, label]) => ({ value, label }))
