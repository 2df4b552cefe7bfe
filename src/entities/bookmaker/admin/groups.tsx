import { Textarea, TextInput } from '@mantine/core'
import type { UseFormReturnType } from '@mantine/form'
import * as m from '#entities/offer/messages.ts'
import * as b from '#entities/bookmaker/admin/messages.ts'
import type { Bookmaker, BookmakerInput } from '#entities/bookmaker/schema.ts'
import { VerificationPanel } from '#features/facts/admin/verification-panel.tsx'
import { FactField } from '#features/facts/admin/fact.tsx'
import { ChangedFacts, GroupVerification } from '#features/facts/admin/group-verification.tsx'
import { MediaField } from '#entities/media/admin/media-field.tsx'
import { LicenceField } from '#entities/offer/admin/licence-field.tsx'
import { BonusPlanFields, BonusPlanWords } from '#entities/offer/admin/bonus-plan-fields.tsx'
import { AttributesField, DepositField, PayoutField, VerdictFields } from '#entities/offer/admin/offer-fields.tsx'
import { FIRST_YEAR, RIBBON_MAX } from '#entities/offer/admin/offer-words.ts'
import { ratingSeen } from '#entities/offer/admin/readers-see.ts'
import { SlugField } from '#entities/offer/admin/slug-field.tsx'
import { TitleField } from '#entities/offer/admin/title-field.tsx'
import { FieldGroup, FieldRow } from '#records/admin/form/field-group.tsx'
import { fieldOf } from '#records/admin/form/field-of.ts'
import { NumberField, Unit } from '#records/admin/form/number-field.tsx'
import { TagsField } from '#records/admin/form/tags-field.tsx'
import { Field, memoGroup } from '#records/admin/form/memo-group.tsx'

const TERMS_MAX = 600

interface GroupProps {
  form: UseFormReturnType<BookmakerInput>
  stored: Bookmaker | undefined
}

export const BasicsGroup = memoGroup(({ form, stored }: GroupProps) => (
  <FieldGroup title={m.basics()}>
    <FieldRow>
      <Field form={form} uses={stored}>
        {(own) => <TitleField form={own} isNew={!stored} />}
      </Field>
      <Field form={form} uses={stored}>
        {(own) => <SlugField field={own.getInputProps('slug')} value={own.values.slug} stored={stored?.slug} />}
      </Field>
    </FieldRow>
    <Field form={form}>
      {(own) => <TextInput label={m.referralLink()} type="url" inputMode="url" {...own.getInputProps('refLink')} />}
    </Field>
    <FieldRow>
      <Field form={form}>
        {(own) => (
          <NumberField
            label={m.rating()}
            allowDecimal
            step={0.1}
            max={10}
            rightSection={<Unit>{m.ofTen()}</Unit>}
            rightSectionWidth={56}
            description={ratingSeen(own.values.rating)}
            {...fieldOf(own, 'rating')}
          />
        )}
      </Field>
      <Field form={form}>
        {(own) => <TextInput label={m.ribbon()} maxLength={RIBBON_MAX} {...own.getInputProps('ribbon')} />}
      </Field>
    </FieldRow>
    <Field form={form}>{(own) => <MediaField label={m.logo()} hint={m.logoHint()} {...fieldOf(own, 'logo')} />}</Field>
  </FieldGroup>
))

export const OfferGroup = memoGroup(({ form }: GroupProps) => (
  <FieldGroup title={m.bonusAndBenefits()}>
    <FactField of="bonus" form={form}>
      {(own) => <TextInput label={m.bonus()} {...own.getInputProps('bonus')} />}
    </FactField>
    <Field form={form}>{(own) => <BonusPlanFields {...fieldOf(own, 'bonusPlan')} errors={own.errors} />}</Field>
    <Field form={form}>{(own) => <BonusPlanWords plan={own.values.bonusPlan} bonus={own.values.bonus} />}</Field>
    <FieldRow>
      <FactField of="topFeature" form={form}>
        {(own) => <TextInput label={b.topFeature()} {...own.getInputProps('topFeature')} />}
      </FactField>
      <Field form={form}>{(own) => <TextInput label={m.benefits()} {...own.getInputProps('benefits')} />}</Field>
    </FieldRow>
    <Field form={form}>{(own) => <VerdictFields fieldOf={own.getInputProps} />}</Field>
    <FactField of="termsCondition" form={form}>
      {(own) => (
        <Textarea
          label={b.termsAndConditions()}
          description={b.termsHint({
            length: String(own.values.termsCondition.length),
            most: String(TERMS_MAX),
          })}
          autosize
          minRows={3}
          {...own.getInputProps('termsCondition')}
        />
      )}
    </FactField>
  </FieldGroup>
))

export const FactsGroup = memoGroup(({ form }: GroupProps) => (
  <FieldGroup title={m.facts()}>
    <GroupVerification group="facts" />
    <FieldRow columns={3}>
      <FactField of="licence" form={form}>
        {(own) => <LicenceField collection="bookmakers" field={own.getInputProps('licence')} />}
      </FactField>
      <FactField of="yearEstablished" form={form}>
        {(own) => <NumberField label={m.yearEstablished()} min={FIRST_YEAR} {...fieldOf(own, 'yearEstablished')} />}
      </FactField>
      <FactField of="mobileApps" form={form}>
        {(own) => <TagsField label={m.mobileApps()} {...fieldOf(own, 'mobileApps')} />}
      </FactField>
      <FactField of="minimumDeposit" form={form}>
        {(own) => <DepositField {...fieldOf(own, 'minimumDeposit')} />}
      </FactField>
      <FactField of="payoutsSpeed" form={form}>
        {(own) => <PayoutField {...fieldOf(own, 'payoutsSpeed')} />}
      </FactField>
    </FieldRow>
    <ChangedFacts group="facts" />
    <VerificationPanel group="facts" />
  </FieldGroup>
))

export const PaymentsGroup = memoGroup(({ form }: GroupProps) => (
  <FieldGroup title={b.payments()}>
    <GroupVerification group="payments" />
    <FactField of="paymentMethods" form={form}>
      {(own) => <AttributesField collection="payment-methods" {...fieldOf(own, 'paymentMethods')} />}
    </FactField>
    <ChangedFacts group="payments" />
    <VerificationPanel group="payments" />
  </FieldGroup>
))
