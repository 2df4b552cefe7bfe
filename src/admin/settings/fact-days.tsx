import type { UseFormReturnType } from '@mantine/form'
import { FACT_KINDS } from '#features/facts/kinds.ts'
import type { SettingsInput } from '#entities/settings/schema.ts'
import { entriesOf } from '#shared/objects.ts'
import { FieldGroup, FieldRow } from '#ui/admin/form/field-group.tsx'
import { NumberField, Unit } from '#ui/admin/form/number-field.tsx'

/** Days for which a check is valid, by kind of fact; does not affect existing checks. */
export const FactDaysSection = ({ form }: { form: UseFormReturnType<SettingsInput> }) => (
  <FieldGroup title="How long a check holds">
    <FieldRow columns={3}>
      {entriesOf(FACT_KINDS).map(([kind, { label }]) => (
        <NumberField
          key={kind}
          label={label}
          rightSection={<Unit>days</Unit>}
          rightSectionWidth={52}
          value={form.values.factDays[kind]}
          error={form.errors[`factDays.${kind}`]}
          onChange={(days) => form.setFieldValue('factDays', { ...form.getValues().factDays, [kind]: days ?? NaN })}
        />
      ))}
    </FieldRow>
  </FieldGroup>
)
