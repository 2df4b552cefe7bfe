import { Stack, TextInput } from '@mantine/core'
import { type GroupProps, SAFETY_LABELS } from '#entities/casino/admin/words.ts'
import { FieldGroup, FieldRow } from '#ui/admin/form/field-group.tsx'
import { fieldOf } from '#ui/admin/form/field-of.ts'
import { RecordListField } from '#ui/admin/form/record-list-field.tsx'
import { TextListField } from '#ui/admin/form/text-list-field.tsx'
import { TriStateField } from '#ui/admin/form/tri-state-field.tsx'
import { quietGroup } from '#ui/admin/form/quiet-group.tsx'
import { entriesOf } from '#shared/objects.ts'

const ARGUMENTS = { max: 12, maxLength: 160 }

export const BonusGroup = quietGroup(({ form }: GroupProps) => (
  <FieldGroup title="Bonus and benefits">
    <TextInput label="Bonus" {...form.getInputProps('bonus')} />
    <TextInput label="Benefits" {...form.getInputProps('benefits')} />
    <FieldRow columns={3}>
      <TextInput label="Bonus code" {...form.getInputProps('bonusCode')} />
      <TextInput label="Wagering requirements" {...form.getInputProps('wageringRequirements')} />
      <TextInput label="Maximum cashout" {...form.getInputProps('maximumCashout')} />
    </FieldRow>
  </FieldGroup>
))

export const ProsConsGroup = quietGroup(({ form }: GroupProps) => (
  <FieldGroup title="Pros and cons">
    <FieldRow>
      <TextListField
        label="Pros"
        placeholder="Add a pro and press Enter"
        {...ARGUMENTS}
        {...fieldOf(form, 'prosList')}
        errorAt={(index) => form.errors[`prosList.${index}`]}
      />
      <TextListField
        label="Cons"
        placeholder="Add a con and press Enter"
        {...ARGUMENTS}
        {...fieldOf(form, 'consList')}
        errorAt={(index) => form.errors[`consList.${index}`]}
      />
    </FieldRow>
  </FieldGroup>
))

export const GamesGroup = quietGroup(({ form }: GroupProps) => (
  <FieldGroup title="Games and payments">
    <RecordListField
      collection="game-types"
      label="Game types"
      placeholder="Add a game type"
      layout="pills"
      max={60}
      mayCreate
      {...fieldOf(form, 'gameTypes')}
    />
    <RecordListField
      collection="software-providers"
      label="Software providers"
      placeholder="Add a software provider"
      layout="pills"
      max={200}
      mayCreate
      {...fieldOf(form, 'softwareProviders')}
    />
    <RecordListField
      collection="payment-methods"
      label="Payment methods"
      placeholder="Add a payment method"
      layout="pills"
      max={60}
      mayCreate
      {...fieldOf(form, 'paymentMethods')}
    />
  </FieldGroup>
))

export const SafetyGroup = quietGroup(({ form }: GroupProps) => (
  <FieldGroup title="Safety">
    <Stack gap={8}>
      {entriesOf(SAFETY_LABELS).map(([flag, label]) => (
        <TriStateField
          key={flag}
          label={label}
          value={form.values.safety[flag]}
          onChange={(value) => form.setFieldValue('safety', { ...form.values.safety, [flag]: value })}
        />
      ))}
    </Stack>
  </FieldGroup>
))
