import { TextInput } from '@mantine/core'
import { MediaField } from '#entities/media/admin/media-field.tsx'
import { useMedia } from '#entities/media/admin/use-media.ts'
import { softwareProviderResource } from '#entities/software-provider/admin/resource.ts'
import {
  emptySoftwareProvider,
  type SoftwareProvider,
  SoftwareProviderInput,
} from '#entities/software-provider/schema.ts'
import { FieldGroup } from '#ui/admin/form/field-group.tsx'
import { fieldOf } from '#ui/admin/form/field-of.ts'
import { RecordForm } from '#ui/admin/form/record-form.tsx'
import { RecordPage } from '#ui/admin/form/record-page.tsx'
import { useRecordForm } from '#ui/admin/form/use-record-form.ts'
import { Thumb } from '#ui/admin/thumb.tsx'

const WORDS = { logo: { collection: 'media' } }

export default function SoftwareProviderScreen() {
  return (
    <RecordPage<SoftwareProvider> resource={softwareProviderResource}>
      {(record) => <SoftwareProviderForm record={record} />}
    </RecordPage>
  )
}

function SoftwareProviderForm({ record }: { record: SoftwareProvider | undefined }) {
  const recordForm = useRecordForm<SoftwareProviderInput, SoftwareProvider>({
    resource: softwareProviderResource,
    record,
    schema: SoftwareProviderInput,
    empty: emptySoftwareProvider,
  })
  const { form } = recordForm
  const logo = useMedia(form.values.logo)
  return (
    <RecordForm
      recordForm={recordForm}
      title={form.values.title}
      picture={<Thumb picture={logo} name={form.values.title} />}
      words={WORDS}
    >
      <FieldGroup title="Software provider">
        <TextInput label="Title" required {...form.getInputProps('title')} />
        <MediaField label="Logo" hint="Square, at least 128 × 128, PNG or WebP" {...fieldOf(form, 'logo')} />
      </FieldGroup>
    </RecordForm>
  )
}
