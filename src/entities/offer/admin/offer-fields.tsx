import { TextInput, type TextInputProps } from '@mantine/core'
import type { ReactNode } from 'react'
import { crownsSeen, payoutSeen } from '#entities/offer/admin/readers-see.ts'
import { FieldRow } from '#records/admin/form/field-group.tsx'
import { NumberField, Unit } from '#records/admin/form/number-field.tsx'
import { RecordListField } from '#records/admin/form/record-list-field.tsx'

interface FieldOf<Value> {
  value: Value
  onChange: (value: Value) => void
  error: ReactNode
  'data-path'?: string
}

export const DepositField = (field: FieldOf<number | null>) => (
  <NumberField
    label="Minimum deposit"
    rightSection={<Unit>Kč</Unit>}
    description={crownsSeen(field.value)}
    {...field}
  />
)

export const PayoutField = (field: FieldOf<number | null>) => (
  <NumberField
    label="Payout speed"
    rightSection={<Unit>hours</Unit>}
    rightSectionWidth={56}
    description={payoutSeen(field.value)}
    {...field}
  />
)

const ATTRIBUTES = {
  'game-types': { label: 'Game types', placeholder: 'Add a game type', max: 60 },
  'software-providers': { label: 'Software providers', placeholder: 'Add a software provider', max: 200 },
  'payment-methods': { label: 'Payment methods', placeholder: 'Add a payment method', max: 60 },
}

/** Relations of an offer; a missing attribute can be created inline, because it needs only a title. */
export const AttributesField = ({
  collection,
  ...field
}: FieldOf<string[]> & { collection: keyof typeof ATTRIBUTES }) => (
  <RecordListField collection={collection} layout="pills" mayCreate {...ATTRIBUTES[collection]} {...field} />
)

const VERDICT = [
  { name: 'goodFor', label: 'Good for', description: '“rychlé výplaty ve všední den”, after „Pro koho ano:“' },
  { name: 'notFor', label: 'Not for', description: '“hru přes iPhone”, after „Pro koho ne:“' },
] as const

/** The first lines of the review. */
export const VerdictFields = ({ fieldOf }: { fieldOf: (name: string) => TextInputProps }) => (
  <>
    <FieldRow>
      {VERDICT.map(({ name, ...said }) => (
        <TextInput key={name} {...said} {...fieldOf(name)} />
      ))}
    </FieldRow>
    <TextInput label="What decides" description="One sentence under the score" {...fieldOf('decides')} />
  </>
)
