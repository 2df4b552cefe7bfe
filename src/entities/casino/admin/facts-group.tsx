import { Group, TextInput } from '@mantine/core'
import * as m from '#entities/offer/messages.ts'
import * as c from '#entities/casino/admin/messages.ts'
import { VerificationPanel } from '#features/facts/admin/verification-panel.tsx'
import { Fact } from '#features/facts/admin/fact.tsx'
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
        <Fact of="owner">
          <Field form={form}>{(own) => <TextInput label={c.owner()} {...own.getInputProps('owner')} />}</Field>
        </Fact>
        <Fact of="licence">
          <Field form={form}>
            {(own) => <LicenceField collection="casinos" field={own.getInputProps('licence')} />}
          </Field>
        </Fact>
        <Fact of="languages">
          <Field form={form}>{(own) => <TagsField label={c.languages()} {...fieldOf(own, 'languages')} />}</Field>
        </Fact>
        <Fact of="yearEstablished">
          <Field form={form}>
            {(own) => <NumberField label={m.yearEstablished()} min={FIRST_YEAR} {...fieldOf(own, 'yearEstablished')} />}
          </Field>
        </Fact>
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
        <Fact of="numberCasinosGame">
          <Field form={form}>
            {(own) => (
              <NumberField
                label={c.numberOfGames()}
                description={countSeen(own.values.numberCasinosGame)}
                {...fieldOf(own, 'numberCasinosGame')}
              />
            )}
          </Field>
        </Fact>
        <Fact of="minimumDeposit">
          <Field form={form}>{(own) => <DepositField {...fieldOf(own, 'minimumDeposit')} />}</Field>
        </Fact>
        <Fact of="payoutsSpeed">
          <Field form={form}>{(own) => <PayoutField {...fieldOf(own, 'payoutsSpeed')} />}</Field>
        </Fact>
        <Fact of="customerServices">
          <Field form={form}>
            {(own) => <TagsField label={c.customerServices()} {...fieldOf(own, 'customerServices')} />}
          </Field>
        </Fact>
        <Fact of="mobileApps">
          <Field form={form}>{(own) => <TagsField label={m.mobileApps()} {...fieldOf(own, 'mobileApps')} />}</Field>
        </Fact>
      </FieldRow>
      <Group gap="8px 36px">
        <Fact of="isVipProgram" isInline>
          <Field form={form}>
            {(own) => <TriStateField label={c.vipProgram()} {...fieldOf(own, 'isVipProgram')} />}
          </Field>
        </Fact>
        <Fact of="sportsBetting" isInline>
          <Field form={form}>
            {(own) => <TriStateField label={c.sportsBetting()} {...fieldOf(own, 'sportsBetting')} />}
          </Field>
        </Fact>
      </Group>
      <ChangedFacts group="facts" />
      <VerificationPanel group="facts" />
    </FieldGroup>
  )
})
