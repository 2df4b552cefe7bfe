import { Autocomplete, SegmentedControl, Stack, Textarea, TextInput } from '@mantine/core'
import type { UseFormReturnType } from '@mantine/form'
import * as m from '#entities/licence/admin/messages.ts'
import { CZECH_AUTHORITY, type LicenceInput } from '#entities/licence/schema.ts'
import { DateField } from '#records/admin/form/date-field.tsx'
import { FieldRow } from '#records/admin/form/field-group.tsx'

const FOREIGN = [
  'Malta Gaming Authority',
  'Curaçao Gaming Authority',
  'Spelinspektionen',
  'Úrad pre reguláciu hazardných hier',
]

export function LicenceFields({ form }: { form: UseFormReturnType<LicenceInput> }) {
  const { isCzech } = form.values
  const day = (name: 'validFrom' | 'validTo' | 'revokedOn' | 'checkedOn', label: string, description?: string) => (
    <DateField
      label={label}
      type="date"
      description={description}
      value={form.values[name] ?? ''}
      error={form.errors[name]}
      onChange={(event) => form.setFieldValue(name, event.currentTarget.value || null)}
    />
  )
  return (
    <Stack gap={14}>
      <SegmentedControl
        aria-label={m.kind()}
        data={[
          { value: 'czech', label: m.czechPermit() },
          { value: 'foreign', label: m.foreignLicence() },
        ]}
        value={isCzech ? 'czech' : 'foreign'}
        onChange={(kind) => {
          const { authority } = form.getValues()
          form.setFieldValue('isCzech', kind === 'czech')
          if (kind === 'czech' && authority === '') form.setFieldValue('authority', CZECH_AUTHORITY)
          if (kind === 'foreign' && authority === CZECH_AUTHORITY) form.setFieldValue('authority', '')
        }}
      />
      <FieldRow>
        <Autocomplete
          label={m.authority()}
          required
          data={isCzech ? [CZECH_AUTHORITY] : FOREIGN}
          {...form.getInputProps('authority')}
        />
        <TextInput
          label={m.number()}
          // The authority is filled in, and would open its suggestions.
          data-autofocus
          placeholder={isCzech ? 'MF-14022/2022' : ''}
          {...form.getInputProps('number')}
        />
        {day('validFrom', m.from())}
        {day('validTo', m.to(), m.toHint())}
        {day('checkedOn', m.checked(), m.checkedHint())}
        {day('revokedOn', m.revoked(), m.revokedHint())}
      </FieldRow>
      <TextInput
        label={m.registerAddress()}
        type="url"
        inputMode="url"
        placeholder="https://"
        {...form.getInputProps('registerUrl')}
      />
      <Textarea label={m.remark()} description={m.remarkHint()} autosize minRows={2} {...form.getInputProps('note')} />
    </Stack>
  )
}
