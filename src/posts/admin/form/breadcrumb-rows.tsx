import * as m from '#posts/admin/form/messages.ts'
import { Stack, TextInput } from '@mantine/core'
import type { PartProps } from '#posts/admin/form/post-form.ts'
import { SortableList } from '#records/admin/form/sortable-list.tsx'

export const BreadcrumbRows = ({ form }: Pick<PartProps, 'form'>) => (
  <SortableList
    items={form.values.breadcrumbs}
    onChange={(next) => form.setFieldValue('breadcrumbs', next)}
    nameOf={(step, index) => step.title || m.stepNumber({ number: index + 1 })}
  >
    {(_, index) => (
      <Stack gap={4} py={4}>
        <TextInput
          size="xs"
          aria-label={m.titleOfStep({ number: index + 1 })}
          placeholder={m.title()}
          maxLength={120}
          {...form.getInputProps(`breadcrumbs.${index}.title`)}
        />
        <TextInput
          size="xs"
          aria-label={m.pathOfStep({ number: index + 1 })}
          placeholder="/recenze/"
          spellCheck={false}
          {...form.getInputProps(`breadcrumbs.${index}.path`)}
        />
      </Stack>
    )}
  </SortableList>
)
