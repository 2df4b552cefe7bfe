import { Textarea, TextInput } from '@mantine/core'
import type { UseFormReturnType } from '@mantine/form'
import type { Bookmaker, BookmakerInput } from '#entities/bookmaker/schema.ts'
import { MediaField } from '#entities/media/admin/media-field.tsx'
import { LicenceField } from '#entities/offer/admin/licence-field.tsx'
import { FIRST_YEAR, LOGO_HINT, RIBBON_MAX } from '#entities/offer/admin/offer-words.ts'
import { crownsSeen, payoutSeen, ratingSeen } from '#entities/offer/admin/readers-see.ts'
import { SlugField } from '#entities/offer/admin/slug-field.tsx'
import { TitleField } from '#entities/offer/admin/title-field.tsx'
import { FieldGroup, FieldRow } from '#ui/admin/form/field-group.tsx'
import { fieldOf } from '#ui/admin/form/field-of.ts'
import { NumberField, Unit } from '#ui/admin/form/number-field.tsx'
import { RecordListField } from '#ui/admin/form/record-list-field.tsx'
import { TagsField } from '#ui/admin/form/tags-field.tsx'
import { quietGroup } from '#ui/admin/form/quiet-group.tsx'

const TERMS_MAX = 600

interface GroupProps {
  form: UseFormReturnType<BookmakerInput>
  /** As the server has it; undefined for a new one. */
  stored: Bookmaker | undefined
}

export const BasicsGroup = quietGroup(({ form, stored }: GroupProps) => (
  <FieldGroup title="Basics">
    <FieldRow>
      <TitleField form={form} isNew={!stored} />
      <SlugField field={form.getInputProps('slug')} value={form.values.slug} stored={stored?.slug} />
    </FieldRow>
    <TextInput label="Referral link" type="url" inputMode="url" {...form.getInputProps('refLink')} />
    <FieldRow>
      <NumberField
        label="Rating"
        allowDecimal
        step={0.1}
        max={10}
        rightSection={<Unit>of 10</Unit>}
        rightSectionWidth={56}
        description={ratingSeen(form.values.rating)}
        {...fieldOf(form, 'rating')}
      />
      <TextInput label="Ribbon" maxLength={RIBBON_MAX} {...form.getInputProps('ribbon')} />
    </FieldRow>
    <MediaField label="Logo" hint={LOGO_HINT} {...fieldOf(form, 'logo')} />
  </FieldGroup>
))

export const OfferGroup = quietGroup(({ form }: GroupProps) => (
  <FieldGroup title="Bonus and benefits">
    <TextInput label="Bonus" {...form.getInputProps('bonus')} />
    <FieldRow>
      <TextInput label="Top feature" {...form.getInputProps('topFeature')} />
      <TextInput label="Benefits" {...form.getInputProps('benefits')} />
    </FieldRow>
    <Textarea
      label="Terms and conditions"
      description={`Stand under the offer. ${form.values.termsCondition.length} of ${TERMS_MAX} characters.`}
      autosize
      minRows={3}
      {...form.getInputProps('termsCondition')}
    />
  </FieldGroup>
))

export const FactsGroup = quietGroup(({ form }: GroupProps) => (
  <FieldGroup title="Facts">
    <FieldRow columns={3}>
      <LicenceField collection="bookmakers" field={form.getInputProps('licence')} />
      <NumberField label="Year established" min={FIRST_YEAR} {...fieldOf(form, 'yearEstablished')} />
      <TagsField label="Mobile apps" {...fieldOf(form, 'mobileApps')} />
      <NumberField
        label="Minimum deposit"
        rightSection={<Unit>Kč</Unit>}
        description={crownsSeen(form.values.minimumDeposit)}
        {...fieldOf(form, 'minimumDeposit')}
      />
      <NumberField
        label="Payout speed"
        rightSection={<Unit>hours</Unit>}
        rightSectionWidth={56}
        description={payoutSeen(form.values.payoutsSpeed)}
        {...fieldOf(form, 'payoutsSpeed')}
      />
    </FieldRow>
  </FieldGroup>
))

export const PaymentsGroup = quietGroup(({ form }: GroupProps) => (
  <FieldGroup title="Payments">
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
