import { TextInput } from '@mantine/core'
import { MediaField } from '#entities/media/admin/media-field.tsx'
import { useMedia } from '#entities/media/admin/use-media.ts'
import { paymentMethodResource } from '#entities/payment-method/admin/resource.ts'
import { emptyPaymentMethod, type PaymentMethod, PaymentMethodInput } from '#entities/payment-method/schema.ts'
import { FieldGroup } from '#ui/admin/form/field-group.tsx'
import { fieldOf } from '#ui/admin/form/field-of.ts'
import { RecordForm } from '#ui/admin/form/record-form.tsx'
import { RecordPage } from '#ui/admin/form/record-page.tsx'
import { useRecordForm } from '#ui/admin/form/use-record-form.ts'
import { Thumb } from '#ui/admin/thumb.tsx'

const WORDS = { logo: { collection: 'media' } }

export default function PaymentMethodScreen() {
  return (
    <RecordPage<PaymentMethod> resource={paymentMethodResource}>
      {(record) => <PaymentMethodForm record={record} />}
    </RecordPage>
  )
}

function PaymentMethodForm({ record }: { record: PaymentMethod | undefined }) {
  const recordForm = useRecordForm<PaymentMethodInput, PaymentMethod>({
    resource: paymentMethodResource,
    record,
    schema: PaymentMethodInput,
    empty: emptyPaymentMethod,
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
      <FieldGroup title="Payment method">
        <TextInput label="Title" required {...form.getInputProps('title')} />
        <MediaField label="Logo" hint="Square, at least 128 × 128, PNG or WebP" {...fieldOf(form, 'logo')} />
      </FieldGroup>
    </RecordForm>
  )
}
