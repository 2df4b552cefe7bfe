import { Group, TextInput } from '@mantine/core'
import type { GroupProps } from '#entities/casino/admin/words.ts'
import { LicenceField } from '#entities/offer/admin/licence-field.tsx'
import { FIRST_YEAR } from '#entities/offer/admin/offer-words.ts'
import { countSeen, crownsSeen, payoutSeen } from '#entities/offer/admin/readers-see.ts'
import { FieldGroup, FieldRow } from '#ui/admin/form/field-group.tsx'
import { fieldOf } from '#ui/admin/form/field-of.ts'
import { NumberField, Unit } from '#ui/admin/form/number-field.tsx'
import { TriStateField } from '#ui/admin/form/tri-state-field.tsx'
import { TagsField } from '#ui/admin/form/tags-field.tsx'
import { quietGroup } from '#ui/admin/form/quiet-group.tsx'

export const FactsGroup = quietGroup(function FactsGroup({ form }: GroupProps) {
  const { values } = form
  return (
    <FieldGroup title="Facts">
      <FieldRow columns={3}>
        <TextInput label="Owner" {...form.getInputProps('owner')} />
        <LicenceField collection="casinos" field={form.getInputProps('licence')} />
        <TagsField label="Languages" {...fieldOf(form, 'languages')} />
        <NumberField label="Year established" min={FIRST_YEAR} {...fieldOf(form, 'yearEstablished')} />
        <NumberField label="Closed year" placeholder="Still open" min={FIRST_YEAR} {...fieldOf(form, 'closedYear')} />
        <NumberField
          label="Number of games"
          description={countSeen(values.numberCasinosGame)}
          {...fieldOf(form, 'numberCasinosGame')}
        />
        <NumberField
          label="Minimum deposit"
          rightSection={<Unit>Kč</Unit>}
          description={crownsSeen(values.minimumDeposit)}
          {...fieldOf(form, 'minimumDeposit')}
        />
        <NumberField
          label="Payout speed"
          rightSection={<Unit>hours</Unit>}
          rightSectionWidth={56}
          description={payoutSeen(values.payoutsSpeed)}
          {...fieldOf(form, 'payoutsSpeed')}
        />
        <TagsField label="Customer services" {...fieldOf(form, 'customerServices')} />
        <TagsField label="Mobile apps" {...fieldOf(form, 'mobileApps')} />
      </FieldRow>
      <Group gap="8px 36px">
        <TriStateField label="VIP program" {...fieldOf(form, 'isVipProgram')} />
        <TriStateField label="Sports betting" {...fieldOf(form, 'sportsBetting')} />
      </Group>
    </FieldGroup>
  )
})
