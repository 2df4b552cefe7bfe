import { Group, TextInput } from '@mantine/core'
import * as m from '#entities/offer/messages.ts'
import * as c from '#entities/casino/admin/messages.ts'
import { VerificationPanel } from '#features/facts/admin/verification-panel.tsx'
import { FactField } from '#features/facts/admin/fact.tsx'
import { ChangedFacts, GroupVerification } from '#features/facts/admin/group-verification.tsx'
import type { GroupProps } from '#entities/casino/admin/words.ts'
import { LicenceField } from '#entities/offer/admin/licence-field.tsx'
import { DepositField, PayoutField } from '#entities/offer/admin/offer-fields.tsx'
import { FIRST_YEAR } from '#entities/offer/admin/offer-words.ts'
import { countSeen } from '#entities/offer/admin/readers-see.ts'
import { FieldGroup, FieldRow } from '#records/admin/form/field-group.tsx'
import { fieldOf } from '#records/admin/form/field-of.ts'
import { NumberField } from '#records/admin/form/number-field.tsx'
import { TriStateField } from '#records/admin/form/tri-state-field.tsx'
import { TagsField } from '#records/admin/form/tags-field.tsx'
import { Field, memoGroup } from '#records/admin/form/memo-group.tsx'

export const FactsGroup = memoGroup(function FactsGroup({ form }: GroupProps) {
  return (
    <FieldGroup title={m.facts()}>
      <GroupVerification group="facts" />
      <FieldRow columns={3}>
        <FactField of="owner" form={form}>
          {(own) => <TextInput label={c.owner()} {...own.getInputProps('owner')} />}
        </FactField>
        <FactField of="licence" form={form}>
          {(own) => <LicenceField collection="casinos" field={own.getInputProps('licence')} />}
        </FactField>
        <FactField of="languages" form={form}>
          {(own) => <TagsField label={c.languages()} {...fieldOf(own, 'languages')} />}
        </FactField>
        <FactField of="yearEstablished" form={form}>
          {(own) => <NumberField label={m.yearEstablished()} min={FIRST_YEAR} {...fieldOf(own, 'yearEstablished')} />}
        </FactField>
        <Field form={form}>
          {(own) => (
            <NumberField
              label={c.closedYear()}
              placeholder={c.stillOpen()}
              min={FIRST_YEAR}
              {...fieldOf(own, 'closedYear')}
            />
          )}
        </Field>
        <FactField of="numberCasinosGame" form={form}>
          {(own) => (
            <NumberField
              label={c.numberOfGames()}
              description={countSeen(own.values.numberCasinosGame)}
              {...fieldOf(own, 'numberCasinosGame')}
            />
          )}
        </FactField>
        <FactField of="minimumDeposit" form={form}>
          {(own) => <DepositField {...fieldOf(own, 'minimumDeposit')} />}
        </FactField>
        <FactField of="payoutsSpeed" form={form}>
          {(own) => <PayoutField {...fieldOf(own, 'payoutsSpeed')} />}
        </FactField>
        <FactField of="customerServices" form={form}>
          {(own) => <TagsField label={c.customerServices()} {...fieldOf(own, 'customerServices')} />}
        </FactField>
        <FactField of="mobileApps" form={form}>
          {(own) => <TagsField label={m.mobileApps()} {...fieldOf(own, 'mobileApps')} />}
        </FactField>
      </FieldRow>
      <Group gap="8px 36px">
        <FactField of="isVipProgram" isInline form={form}>
          {(own) => <TriStateField label={c.vipProgram()} {...fieldOf(own, 'isVipProgram')} />}
        </FactField>
        <FactField of="sportsBetting" isInline form={form}>
          {(own) => <TriStateField label={c.sportsBetting()} {...fieldOf(own, 'sportsBetting')} />}
        </FactField>
      </Group>
      <ChangedFacts group="facts" />
      <VerificationPanel group="facts" />
    </FieldGroup>
  )
})
