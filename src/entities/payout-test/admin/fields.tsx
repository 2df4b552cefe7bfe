import { Checkbox, SimpleGrid, Stack, Textarea, TextInput } from '@mantine/core'
import type { UseFormReturnType } from '@mantine/form'
import type { ReactNode } from 'react'
import * as m from '#entities/payout-test/admin/messages.ts'
import { hoursOf } from '#entities/payout-test/measure.ts'
import { ProofField } from '#entities/payout-test/admin/proof-field.tsx'
import { tookWords } from '#entities/payout-test/admin/words.ts'
import type { PayoutTestInput } from '#entities/payout-test/schema.ts'
import { FieldRow } from '#records/admin/form/field-group.tsx'
import { fieldOf } from '#records/admin/form/field-of.ts'
import { MomentField } from '#records/admin/form/moment-field.tsx'
import { NumberField, Unit } from '#records/admin/form/number-field.tsx'
import { RecordSelect } from '#records/admin/form/record-select.tsx'

interface FieldsProps {
  form: UseFormReturnType<PayoutTestInput>
  children?: ReactNode
}

export function PayoutTestFields({ form, children }: FieldsProps) {
  const { askedAt, arrivedAt, proof } = form.values
  const took = askedAt === '' ? null : hoursOf({ askedAt, arrivedAt })
  /** Shows an empty amount instead of 0; the schema accepts 0 for a fee only. */
  const crowns = (name: 'amount' | 'fee') => ({
    ...fieldOf(form, name),
    value: form.values[name] === 0 && name === 'amount' ? null : form.values[name],
    onChange: (value: number | null) => form.setFieldValue(name, value ?? 0),
  })
  return (
    <SimpleGrid cols={{ base: 1, md: 2 }} spacing={20}>
      <Stack gap={14}>
        <FieldRow>
          <RecordSelect
            label={m.method()}
            required
            data-autofocus
            collection="payment-methods"
            {...fieldOf(form, 'method')}
          />
          <NumberField label={m.amount()} required rightSection={<Unit>Kč</Unit>} {...crowns('amount')} />
        </FieldRow>
        <MomentField
          label={m.asked()}
          value={askedAt || null}
          error={form.errors['askedAt']}
          onChange={(iso) => form.setFieldValue('askedAt', iso ?? '')}
        />
        <div>
          <MomentField
            label={m.arrived()}
            value={arrivedAt}
            error={form.errors['arrivedAt']}
            onChange={(iso) => form.setFieldValue('arrivedAt', iso)}
          />
          <small>{m.leaveEmpty()}</small>
        </div>
        <FieldRow>
          <NumberField label={m.fee()} rightSection={<Unit>Kč</Unit>} {...crowns('fee')} />
          <TextInput label={m.took()} readOnly value={took === null || took < 0 ? '' : tookWords(took)} />
        </FieldRow>
        {children}
        <Textarea
          label={m.remark()}
          description={m.remarkHint()}
          autosize
          minRows={2}
          {...form.getInputProps('note')}
        />
      </Stack>
      <Stack gap={14}>
        <ProofField {...fieldOf(form, 'proof')} value={proof} />
        <Checkbox label={m.dateOnProof()} {...form.getInputProps('isProofDated', { type: 'checkbox' })} />
        <Checkbox
          label={m.proofPublic()}
          description={m.proofPublicHint()}
          {...form.getInputProps('isProofPublic', { type: 'checkbox' })}
        />
      </Stack>
    </SimpleGrid>
  )
}
