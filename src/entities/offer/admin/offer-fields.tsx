import { TextInput, type TextInputProps } from '@mantine/core'
import type { ReactNode } from 'react'
import * as m from '#entities/offer/messages.ts'
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
    label={m.minimumDeposit()}
    rightSection={<Unit>Kč</Unit>}
    description={crownsSeen(field.value)}
    {...field}
  />
)

export const PayoutField = (field: FieldOf<number | null>) => (
  <NumberField
    label={m.payoutSpeed()}
    rightSection={<Unit>{m.hours()}</Unit>}
    rightSectionWidth={56}
    description={payoutSeen(field.value)}
    {...field}
  />
)

const ATTRIBUTES = {
  'game-types': { label: m.gameTypes, placeholder: m.addGameType, max: 60 },
  'software-providers': { label: m.softwareProviders, placeholder: m.addSoftwareProvider, max: 200 },
  'payment-methods': { label: m.paymentMethods, placeholder: m.addPaymentMethod, max: 60 },
}

/** Relations of an offer; a missing attribute can be created inline, because it needs only a title. */
export const AttributesField = ({
  collection,
  ...field
}: FieldOf<string[]> & { collection: keyof typeof ATTRIBUTES }) => (
  <RecordListField
    collection={collection}
    layout="pills"
    mayCreate
    max={ATTRIBUTES[collection].max}
    label={ATTRIBUTES[collection].label()}
    placeholder={ATTRIBUTES[collection].placeholder()}
    {...field}
  />
)

const VERDICT = [
  { name: 'goodFor', label: m.goodFor, description: m.goodForHint },
  { name: 'notFor', label: m.notFor, description: m.notForHint },
] as const

/** The first lines of the review. */
export const VerdictFields = ({ fieldOf }: { fieldOf: (name: string) => TextInputProps }) => (
  <>
    <FieldRow>
      {VERDICT.map(({ name, label, description }) => (
        <TextInput key={name} label={label()} description={description()} {...fieldOf(name)} />
      ))}
    </FieldRow>
    <TextInput label={m.whatDecides()} description={m.whatDecidesHint()} {...fieldOf('decides')} />
  </>
)
