import { Stack, TextInput } from '@mantine/core'
import * as m from '#entities/offer/messages.ts'
import * as c from '#entities/casino/admin/messages.ts'
import { type GroupProps, SAFETY_LABELS } from '#entities/casino/admin/words.ts'
import { VerificationPanel } from '#features/facts/admin/verification-panel.tsx'
import { Fact, FactField } from '#features/facts/admin/fact.tsx'
import { ChangedFacts, GroupVerification } from '#features/facts/admin/group-verification.tsx'
import { BonusPlanFields, BonusPlanWords } from '#entities/offer/admin/bonus-plan-fields.tsx'
import { AttributesField, VerdictFields } from '#entities/offer/admin/offer-fields.tsx'
import { FieldGroup, FieldRow } from '#records/admin/form/field-group.tsx'
import { fieldOf } from '#records/admin/form/field-of.ts'
import { TextListField } from '#records/admin/form/text-list-field.tsx'
import { TriStateField } from '#records/admin/form/tri-state-field.tsx'
import { Field, memoGroup } from '#records/admin/form/memo-group.tsx'
import { entriesOf } from '#shared/objects.ts'

const ARGUMENTS = { max: 12, maxLength: 160 }

export const BonusGroup = memoGroup(({ form }: GroupProps) => (
  <FieldGroup title={m.bonusAndBenefits()}>
    <FactField of="bonus" form={form}>
      {(own) => <TextInput label={m.bonus()} {...own.getInputProps('bonus')} />}
    </FactField>
    <Field form={form}>{(own) => <BonusPlanFields {...fieldOf(own, 'bonusPlan')} errors={own.errors} />}</Field>
    <Field form={form}>{(own) => <BonusPlanWords plan={own.values.bonusPlan} bonus={own.values.bonus} />}</Field>
    <Field form={form}>{(own) => <TextInput label={m.benefits()} {...own.getInputProps('benefits')} />}</Field>
    <Field form={form}>{(own) => <VerdictFields fieldOf={own.getInputProps} />}</Field>
    <FieldRow columns={3}>
      <FactField of="bonusCode" form={form}>
        {(own) => <TextInput label={c.bonusCode()} {...own.getInputProps('bonusCode')} />}
      </FactField>
      <FactField of="wageringRequirements" form={form}>
        {(own) => <TextInput label={m.wageringRequirements()} {...own.getInputProps('wageringRequirements')} />}
      </FactField>
      <FactField of="maximumCashout" form={form}>
        {(own) => <TextInput label={c.maximumCashout()} {...own.getInputProps('maximumCashout')} />}
      </FactField>
    </FieldRow>
  </FieldGroup>
))

export const ProsConsGroup = memoGroup(({ form }: GroupProps) => (
  <FieldGroup title={c.prosAndCons()}>
    <FieldRow>
      <Field form={form}>
        {(own) => (
          <TextListField
            label={c.pros()}
            placeholder={c.addPro()}
            {...ARGUMENTS}
            {...fieldOf(own, 'prosList')}
            errorAt={(index) => own.errors[`prosList.${index}`]}
          />
        )}
      </Field>
      <Field form={form}>
        {(own) => (
          <TextListField
            label={c.cons()}
            placeholder={c.addCon()}
            {...ARGUMENTS}
            {...fieldOf(own, 'consList')}
            errorAt={(index) => own.errors[`consList.${index}`]}
          />
        )}
      </Field>
    </FieldRow>
  </FieldGroup>
))

export const GamesGroup = memoGroup(({ form }: GroupProps) => (
  <FieldGroup title={c.gamesAndPayments()}>
    <GroupVerification group="payments" />
    <FactField of="gameTypes" form={form}>
      {(own) => <AttributesField collection="game-types" {...fieldOf(own, 'gameTypes')} />}
    </FactField>
    <FactField of="softwareProviders" form={form}>
      {(own) => <AttributesField collection="software-providers" {...fieldOf(own, 'softwareProviders')} />}
    </FactField>
    <FactField of="paymentMethods" form={form}>
      {(own) => <AttributesField collection="payment-methods" {...fieldOf(own, 'paymentMethods')} />}
    </FactField>
    <ChangedFacts group="payments" />
    <VerificationPanel group="payments" />
  </FieldGroup>
))

export const SafetyGroup = memoGroup(({ form }: GroupProps) => (
  <FieldGroup title={c.safety()}>
    <GroupVerification group="safety" />
    <Stack gap={8}>
      {entriesOf(SAFETY_LABELS).map(([flag, label]) => (
        <Fact key={flag} of={`safety.${flag}`} isInline>
          <TriStateField
            data-path={`safety.${flag}`}
            label={label()}
            value={form.values.safety[flag]}
            onChange={(value) => form.setFieldValue('safety', { ...form.values.safety, [flag]: value })}
          />
        </Fact>
      ))}
    </Stack>
    <VerificationPanel group="safety" />
  </FieldGroup>
))
