import * as m from '#posts/admin/form/messages.ts'
import { Stack, Switch, TextInput } from '@mantine/core'
import { ImgField } from '#entities/media/admin/img-field.tsx'
import { CoverField } from '#posts/admin/form/cover/cover-field.tsx'
import { BreadcrumbsField } from '#posts/admin/form/breadcrumbs-field.tsx'
import { EntitySelect } from '#posts/admin/form/entity-select.tsx'
import type { PartProps } from '#posts/admin/form/post-form.ts'
import { WriterField } from '#posts/admin/form/writer-field.tsx'
import { SlugField } from '#posts/admin/form/slug-field.tsx'
import { replacesBuiltIn } from '#posts/standalone.ts'
import { CATEGORIES } from '#shared/post-address.ts'
import { FieldRow } from '#records/admin/form/field-group.tsx'
import { fieldOf } from '#records/admin/form/field-of.ts'
import { Field, memoGroup } from '#records/admin/form/memo-group.tsx'
import { RecordSelect } from '#records/admin/form/record-select.tsx'
import { LateSelect } from '#ui/admin/select/late-select.tsx'

const categoryNames = () => CATEGORIES.map((value) => ({ value, label: value === '/' ? m.root() : value }))

type FieldProps = Pick<PartProps, 'form'>

/** Its parts render separately, as only two of them depend on the title. */
export const PageSection = ({ form, record }: Pick<PartProps, 'form' | 'record'>) => (
  <Stack gap={14}>
    <SlugField form={form} record={record} />
    <Place form={form} />
    <PageSwitch form={form} />
    <FieldRow>
      <BreadcrumbTitle form={form} />
      <Entity form={form} />
    </FieldRow>
    <Looks form={form} />
  </Stack>
)

const Place = ({ form }: FieldProps) => (
  <FieldRow>
    <Field form={form}>
      {(own) => (
        <LateSelect
          label={m.category()}
          data={categoryNames()}
          dropdown={{ allowDeselect: false }}
          {...own.getInputProps('category')}
          value={own.values.category}
        />
      )}
    </Field>
    <Field form={form}>{(own) => <WriterField {...fieldOf(own, 'writer')} />}</Field>
    <Field form={form}>
      {(own) => (
        <RecordSelect
          collection="rubrics"
          label={m.rubric()}
          placeholder={m.none()}
          creating={(title) => ({ title })}
          {...fieldOf(own, 'rubric')}
        />
      )}
    </Field>
  </FieldRow>
)

/** In the root only: what is in another category has its own list. */
const PageSwitch = memoGroup(({ form }: FieldProps) => {
  const { category, slug, isPage } = form.values
  if (category !== '/') return null
  const isBuiltIn = replacesBuiltIn({ category, slug })
  return (
    <Switch
      label={m.isPage()}
      description={isBuiltIn ? m.alwaysPage() : m.whatPageIs()}
      disabled={isBuiltIn}
      {...form.getInputProps('isPage', { type: 'checkbox' })}
      checked={isPage || isBuiltIn}
    />
  )
})

const BreadcrumbTitle = memoGroup(({ form }: FieldProps) => (
  <TextInput
    label={m.breadcrumbTitle()}
    placeholder={form.values.title}
    maxLength={120}
    {...form.getInputProps('breadcrumbTitle')}
  />
))

const Entity = memoGroup(({ form }: FieldProps) => (
  <EntitySelect
    value={form.values}
    data-path="entity"
    error={form.errors['entity'] ?? form.errors['entityModel']}
    onChange={({ entity, entityModel }) => {
      form.setFieldValue('entity', entity)
      form.setFieldValue('entityModel', entityModel)
    }}
  />
))

const Looks = memoGroup(({ form }: FieldProps) => (
  <>
    <Switch label={m.isReview()} {...form.getInputProps('isReviewPost', { type: 'checkbox' })} />
    <ImgField label={m.banner()} hint={m.dropBanner()} {...fieldOf(form, 'banner')} />
    <CoverField form={form} />
    <BreadcrumbsField form={form} />
  </>
))
