import { Autocomplete, SegmentedControl, Stack, Textarea, TextInput } from '@mantine/core'
import type { UseFormReturnType } from '@mantine/form'
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
        aria-label="Kind"
        data={[
          { value: 'czech', label: 'Czech permit' },
          { value: 'foreign', label: 'Foreign licence' },
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
          label="Authority"
          required
          data={isCzech ? [CZECH_AUTHORITY] : FOREIGN}
          {...form.getInputProps('authority')}
        />
        <TextInput
          label="Number"
          // The authority is filled in, and would open its suggestions.
          data-autofocus
          placeholder={isCzech ? 'MF-14022/2022' : ''}
          {...form.getInputProps('number')}
        />
        {day('validFrom', 'From')}
        {day('validTo', 'To', 'The last day on which it holds. Empty: no end is known.')}
        {day('checkedOn', 'Checked', 'When somebody last looked into the register.')}
        {day('revokedOn', 'Revoked', 'From this day on it does not hold.')}
      </FieldRow>
      <TextInput
        label="Address in the register"
        type="url"
        inputMode="url"
        placeholder="https://"
        {...form.getInputProps('registerUrl')}
      />
      <Textarea
        label="Remark"
        description="For the editors only."
        autosize
        minRows={2}
        {...form.getInputProps('note')}
      />
    </Stack>
  )
}
