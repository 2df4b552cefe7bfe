import type { UseFormReturnType } from '@mantine/form'
import { FACT_KINDS } from '#entities/fact/kinds.ts'
import type { SettingsInput } from '#entities/settings/schema.ts'
import { entriesOf } from '#shared/objects.ts'
import { FieldGroup, FieldRow } from '#ui/admin/form/field-group.tsx'
import { NumberField, Unit } from '#ui/admin/form/number-field.tsx'

/** For how many days a check holds, by what was checked; checks that were made before keep theirs. */
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
