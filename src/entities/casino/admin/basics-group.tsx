import { TextInput } from '@mantine/core'
import * as m from '#entities/offer/messages.ts'
import * as c from '#entities/casino/admin/messages.ts'
import { shownRating } from '#entities/casino/rating.ts'
import type { GroupProps } from '#entities/casino/admin/words.ts'
import { MediaField } from '#entities/media/admin/media-field.tsx'
import { ratingSeen } from '#entities/offer/admin/readers-see.ts'
import { RIBBON_MAX } from '#entities/offer/admin/offer-words.ts'
import { SlugField } from '#entities/offer/admin/slug-field.tsx'
import { TitleField } from '#entities/offer/admin/title-field.tsx'
import { FieldGroup, FieldRow } from '#records/admin/form/field-group.tsx'
import { fieldOf } from '#records/admin/form/field-of.ts'
import { NumberField, Unit } from '#records/admin/form/number-field.tsx'
import { RecordSelect } from '#records/admin/form/record-select.tsx'
import { Field, memoGroup } from '#records/admin/form/memo-group.tsx'

export const BasicsGroup = memoGroup(function BasicsGroup({ form, stored }: GroupProps) {
  const isComputed = form.values.ratingSource === 'criteria'
  return (
    <FieldGroup title={m.basics()}>
      <FieldRow>
        <Field form={form} uses={stored}>
          {(own) => <TitleField form={own} isNew={!stored} />}
        </Field>
        <Field form={form} uses={stored}>
          {(own) => <SlugField field={own.getInputProps('slug')} value={own.values.slug} stored={stored?.slug} />}
        </Field>
      </FieldRow>
      <FieldRow>
        <Field form={form}>
          {(own) => <TextInput label={m.referralLink()} type="url" inputMode="url" {...own.getInputProps('refLink')} />}
        </Field>
        <Field form={form}>
          {(own) => <TextInput label={c.website()} type="url" inputMode="url" {...own.getInputProps('website')} />}
        </Field>
      </FieldRow>
      <FieldRow columns={3}>
        <Field form={form} uses={isComputed}>
          {(own) => (
            <NumberField
              label={m.rating()}
              allowDecimal
              step={0.1}
              max={10}
              readOnly={isComputed}
              variant={isComputed ? 'filled' : 'default'}
              rightSection={<Unit>{m.ofTen()}</Unit>}
              rightSectionWidth={56}
              description={isComputed ? c.computedFromCriteria() : ratingSeen(own.values.rating)}
              {...fieldOf(own, 'rating')}
              value={shownRating(own.values)}
            />
          )}
        </Field>
        <Field form={form}>
          {(own) => <TextInput label={m.ribbon()} maxLength={RIBBON_MAX} {...own.getInputProps('ribbon')} />}
        </Field>
        <Field form={form}>
          {(own) => (
            <RecordSelect
              collection="posts"
              label={c.reviewPost()}
              placeholder={c.noReviewYet()}
              filter={{ isReviewPost: 'true' }}
              {...fieldOf(own, 'reviewPost')}
            />
          )}
        </Field>
      </FieldRow>
      <Field form={form}>
        {(own) => <MediaField label={m.logo()} hint={m.logoHint()} {...fieldOf(own, 'logo')} />}
      </Field>
    </FieldGroup>
  )
})
