import { TextInput } from '@mantine/core'
import { shownRating } from '#entities/casino/rating.ts'
import type { GroupProps } from '#entities/casino/admin/words.ts'
import { MediaField } from '#entities/media/admin/media-field.tsx'
import { ratingSeen } from '#entities/offer/admin/readers-see.ts'
import { LOGO_HINT, RIBBON_MAX } from '#entities/offer/admin/offer-words.ts'
import { SlugField } from '#entities/offer/admin/slug-field.tsx'
import { TitleField } from '#entities/offer/admin/title-field.tsx'
import { FieldGroup, FieldRow } from '#ui/admin/form/field-group.tsx'
import { fieldOf } from '#ui/admin/form/field-of.ts'
import { NumberField, Unit } from '#ui/admin/form/number-field.tsx'
import { RecordSelect } from '#ui/admin/form/record-select.tsx'
import { quietGroup } from '#ui/admin/form/quiet-group.tsx'

export const BasicsGroup = quietGroup(function BasicsGroup({ form, stored }: GroupProps) {
  const { values } = form
  const isComputed = values.ratingSource === 'criteria'
  return (
    <FieldGroup title="Basics">
      <FieldRow>
        <TitleField form={form} isNew={!stored} />
        <SlugField field={form.getInputProps('slug')} value={values.slug} stored={stored?.slug} />
      </FieldRow>
      <FieldRow>
        <TextInput label="Referral link" type="url" inputMode="url" {...form.getInputProps('refLink')} />
        <TextInput label="Website" type="url" inputMode="url" {...form.getInputProps('website')} />
      </FieldRow>
      <FieldRow columns={3}>
        <NumberField
          label="Rating"
          allowDecimal
          step={0.1}
          max={10}
          readOnly={isComputed}
          variant={isComputed ? 'filled' : 'default'}
          rightSection={<Unit>of 10</Unit>}
          rightSectionWidth={56}
          description={isComputed ? 'Computed from the criteria' : ratingSeen(values.rating)}
          {...fieldOf(form, 'rating')}
          value={shownRating(values)}
        />
        <TextInput label="Ribbon" maxLength={RIBBON_MAX} {...form.getInputProps('ribbon')} />
        <RecordSelect
          collection="posts"
          label="Review post"
          placeholder="No review yet"
          filter={{ isReviewPost: 'true' }}
          {...fieldOf(form, 'reviewPost')}
        />
      </FieldRow>
      <MediaField label="Logo" hint={LOGO_HINT} {...fieldOf(form, 'logo')} />
    </FieldGroup>
  )
})
