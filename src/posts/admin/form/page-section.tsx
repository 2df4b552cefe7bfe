import { Select, Stack, Switch, TextInput } from '@mantine/core'
import { ImgField } from '#entities/media/admin/img-field.tsx'
import { BreadcrumbsField } from '#posts/admin/form/breadcrumbs-field.tsx'
import { EntitySelect } from '#posts/admin/form/entity-select.tsx'
import type { PartProps } from '#posts/admin/form/post-form.ts'
import { SlugField } from '#posts/admin/form/slug-field.tsx'
import { CATEGORIES } from '#shared/post-address.ts'
import { FieldRow } from '#ui/admin/form/field-group.tsx'
import { RecordSelect } from '#ui/admin/form/record-select.tsx'

const CATEGORY_NAMES = CATEGORIES.map((value) => ({ value, label: value === '/' ? '/ (the root)' : value }))

export function PageSection({ form, record }: Pick<PartProps, 'form' | 'record'>) {
  const { values, errors } = form
  return (
    <Stack gap={14}>
      <SlugField form={form} record={record} />
      <FieldRow>
        <Select label="Category" data={CATEGORY_NAMES} allowDeselect={false} {...form.getInputProps('category')} />
        <RecordSelect
          collection="writers"
          label="Writer"
          placeholder="Nobody"
          value={values.writer}
          onChange={(writer) => form.setFieldValue('writer', writer)}
          error={errors['writer']}
        />
      </FieldRow>
      <FieldRow>
        <TextInput
          label="Breadcrumb title"
          placeholder={values.title}
          maxLength={120}
          {...form.getInputProps('breadcrumbTitle')}
        />
        <EntitySelect
          value={values}
          error={errors['entity'] ?? errors['entityModel']}
          onChange={({ entity, entityModel }) => {
            form.setFieldValue('entity', entity)
            form.setFieldValue('entityModel', entityModel)
          }}
        />
      </FieldRow>
      <Switch label="This post is a review" {...form.getInputProps('isReviewPost', { type: 'checkbox' })} />
      <ImgField
        label="Banner"
        hint="Drop an image here, 16:9, at least 1536 px wide"
        value={values.banner}
        onChange={(banner) => form.setFieldValue('banner', banner)}
        error={errors['banner']}
      />
      <BreadcrumbsField form={form} />
    </Stack>
  )
}
