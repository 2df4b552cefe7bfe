import { Select, Textarea, TextInput } from '@mantine/core'
import { rubricScreen } from '#entities/rubric/admin/screen.ts'
import { emptyRubric, type Rubric, RUBRIC_DESCRIPTION_MAX, RubricInput } from '#entities/rubric/schema.ts'
import { rubricPath } from '#shared/rubric-address.ts'
import { MAX_ORDER } from '#shared/schema/order.ts'
import { FieldGroup, FieldRow } from '#records/admin/form/field-group.tsx'
import { NumberField } from '#records/admin/form/number-field.tsx'
import { RecordForm } from '#records/admin/form/record-form.tsx'
import { RecordPage } from '#records/admin/form/record-page.tsx'
import { slugFollowing } from '#records/admin/form/rename.ts'
import { useRecordForm } from '#records/admin/form/use-record-form.ts'
import type { Ground } from '#shared/cover/grounds.ts'
import { entriesOf } from '#shared/objects.ts'

export default function RubricScreen() {
  return <RecordPage<Rubric> resource={rubricScreen}>{(record) => <RubricForm record={record} />}</RecordPage>
}

function RubricForm({ record }: { record: Rubric | undefined }) {
  const recordForm = useRecordForm<RubricInput, Rubric>({
    resource: rubricScreen,
    record,
    schema: RubricInput,
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
    <RecordForm recordForm={recordForm} title={values.title}>
      <FieldGroup title="Rubric">
        <FieldRow>
          <TextInput
            label="Title"
            required
            autoFocus={!record}
            {...form.getInputProps('title')}
            onChange={(event) => rename(event.currentTarget.value)}
          />
          <TextInput
            label="Slug"
            description={`Its page: ${rubricPath(values.slug || '…')}. A changed one leaves a 301 behind.`}
            {...form.getInputProps('slug')}
          />
        </FieldRow>
        <Textarea
          label="Description"
          description="Under the heading of its page, and for search engines."
          autosize
          minRows={2}
          maxLength={RUBRIC_DESCRIPTION_MAX}
          {...form.getInputProps('description')}
        />
        <FieldRow>
          <Select
            label="Ground of covers"
            data={GROUND_CHOICES}
            allowDeselect={false}
            {...form.getInputProps('ground')}
          />
          <NumberField
            label="Order"
            description="Smaller numbers come first. At 0 a new one comes last."
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

const NAMES: Record<Ground, string> = {
  payments: 'Light blue, as payments',
  bonuses: 'Dark blue, as bonuses',
  terms: 'Honey, as terms',
  licences: 'Rose, as licences',
  safety: 'Green, as safer gambling',
  explainers: 'Grey, as explainers',
}

const GROUND_CHOICES = entriesOf(NAMES).map(([value, label]) => ({ value, label }))
