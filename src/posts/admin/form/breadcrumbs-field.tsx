import { MAX_BREADCRUMBS } from '#posts/limits.ts'
import * as m from '#posts/admin/form/messages.ts'
import { Button, Input, Skeleton, Text } from '@mantine/core'
import { Suspense, useEffect } from 'react'
import type { PartProps } from '#posts/admin/form/post-form.ts'
import { Icon } from '#ui/admin/icon.tsx'
import { lazyPart, warm } from '#ui/admin/lazy-part.tsx'
import { whenIdle } from '#ui/admin/when-idle.ts'

/** Most posts have none; what sorts them is 16 kB. */
const loadRows = async () => (await import('#posts/admin/form/breadcrumb-rows.tsx')).BreadcrumbRows
const BreadcrumbRows = lazyPart(loadRows)
const ROW_HEIGHT = 76

/** Breadcrumbs between the home page and this one, instead of those made from the category. */
export function BreadcrumbsField({ form }: Pick<PartProps, 'form'>) {
  const steps = form.values.breadcrumbs
  useEffect(() => whenIdle(() => warm(loadRows)), [])
  return (
    <Input.Wrapper
      label={m.breadcrumbs()}
      labelElement="div"
      error={form.errors['breadcrumbs']}
      data-path="breadcrumbs"
    >
      {steps.length === 0 && (
        <Text size="xs" c="dimmed" mb={6}>
          {m.fromCategory()}
        </Text>
      )}
      {steps.length > 0 && (
        <Suspense fallback={<Skeleton height={steps.length * ROW_HEIGHT} />}>
          <BreadcrumbRows form={form} />
        </Suspense>
      )}
      {steps.length < MAX_BREADCRUMBS && (
        <Button
          variant="default"
          size="compact-sm"
          mt={steps.length > 0 ? 8 : 0}
          leftSection={<Icon name="plus" size={14} />}
          onPointerEnter={() => warm(loadRows)}
          onFocus={() => warm(loadRows)}
          onClick={() => form.setFieldValue('breadcrumbs', [...steps, { title: '', path: '' }])}
        >
          {m.addStep()}
        </Button>
      )}
    </Input.Wrapper>
  )
}
