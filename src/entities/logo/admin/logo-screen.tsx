import { checkWith } from '#records/admin/form/zod-errors.ts'
import { TextInput } from '@mantine/core'
import type { z } from 'zod'
import * as m from '#entities/logo/messages.ts'
import { MediaField } from '#entities/media/admin/media-field.tsx'
import { LOGO_WORDS } from '#entities/logo/admin/words.ts'
import { useMedia } from '#entities/media/admin/use-media.ts'
import { capitalise } from '#shared/capitalise.ts'
import { FieldGroup } from '#records/admin/form/field-group.tsx'
import { fieldOf } from '#records/admin/form/field-of.ts'
import { RecordForm } from '#records/admin/form/record-form.tsx'
import { RecordPage } from '#records/admin/form/record-page.tsx'
import { useRecordForm } from '#records/admin/form/use-record-form.ts'
import { emptyLogo, type LogoInput, type LogoRecord } from '#entities/logo/schema.ts'
import type { ResourceOf } from '#records/admin/resource.ts'
import { Thumb } from '#ui/admin/thumb.tsx'

interface LogoScreenProps {
  resource: ResourceOf<LogoRecord>
  schema: z.ZodType<LogoInput>
}

export const LogoScreen = (kind: LogoScreenProps) => (
  <RecordPage<LogoRecord> resource={kind.resource}>{(record) => <LogoForm {...kind} record={record} />}</RecordPage>
)

function LogoForm({ record, ...kind }: LogoScreenProps & { record: LogoRecord | undefined }) {
  const recordForm = useRecordForm<LogoInput, LogoRecord>({
    resource: kind.resource,
    check: checkWith(kind.schema),
    record,
    empty: emptyLogo,
  })
  const { form } = recordForm
  const logo = useMedia(form.values.logo)
  return (
    <RecordForm
      recordForm={recordForm}
      title={form.values.title}
      picture={<Thumb picture={logo} name={form.values.title} />}
      words={LOGO_WORDS}
    >
      <FieldGroup title={capitalise(kind.resource.one)}>
        <TextInput label={m.title()} required autoFocus={!record} {...form.getInputProps('title')} />
        <MediaField label={m.logo()} hint={m.logoHint()} {...fieldOf(form, 'logo')} />
      </FieldGroup>
    </RecordForm>
  )
}
