import * as m from '#posts/admin/form/messages.ts'
import { Button, Input, Stack, Text, TextInput } from '@mantine/core'
import type { PartProps } from '#posts/admin/form/post-form.ts'
import { MAX_BREADCRUMBS } from '#posts/schema.ts'
import { SortableList } from '#records/admin/form/sortable-list.tsx'
import { Icon } from '#ui/admin/icon.tsx'

/** Breadcrumbs between the home page and this one, instead of those made from the category. */
export function BreadcrumbsField({ form }: Pick<PartProps, 'form'>) {
  const steps = form.values.breadcrumbs
  const change = (next: typeof steps) => form.setFieldValue('breadcrumbs', next)
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
      <SortableList
        items={steps}
        onChange={change}
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
      {steps.length < MAX_BREADCRUMBS && (
        <Button
          variant="default"
          size="compact-sm"
          mt={steps.length > 0 ? 8 : 0}
          leftSection={<Icon name="plus" size={14} />}
          onClick={() => change([...steps, { title: '', path: '' }])}
        >
          {m.addStep()}
        </Button>
      )}
    </Input.Wrapper>
  )
}
