import { Button, Input, Stack, TextInput } from '@mantine/core'
import type { UseFormReturnType } from '@mantine/form'
import { Section } from '#admin/settings/section.tsx'
import type { MenuPlace, Menus } from '#entities/settings/menus.ts'
import { FieldRow } from '#records/admin/form/field-group.tsx'
import { SortableList } from '#records/admin/form/sortable-list.tsx'
import { Icon } from '#ui/admin/icon.tsx'

interface MenuItemsProps {
  form: UseFormReturnType<Menus>
  place: MenuPlace
  title: string
  lead: string
  most: number
  /** Paths without a published page. */
  notLive: readonly string[]
}

export function MenuItems({ form, place, title, lead, most, notLive }: MenuItemsProps) {
  const items = form.values[place]
  const change = (next: typeof items) => form.setFieldValue(place, next)
  return (
    <Section title={title} lead={lead}>
      <Stack gap={8} mt={10} align="stretch">
        <SortableList items={items} onChange={change} nameOf={({ label }, index) => label || `item ${index + 1}`}>
          {({ address }, index) => (
            <FieldRow>
              <TextInput
                size="xs"
                aria-label={`${title}: label of item ${index + 1}`}
                placeholder="Label"
                {...form.getInputProps(`${place}.${index}.label`)}
              />
              <TextInput
                size="xs"
                aria-label={`${title}: address of item ${index + 1}`}
                placeholder="/recenze/ or https://"
                spellCheck={false}
                description={notLive.includes(address) ? 'Readers find no page here yet.' : undefined}
                inputWrapperOrder={['label', 'input', 'description', 'error']}
                {...form.getInputProps(`${place}.${index}.address`)}
              />
            </FieldRow>
          )}
        </SortableList>
        {items.length < most && (
          <Button
            variant="default"
            size="compact-sm"
            style={{ alignSelf: 'start' }}
            leftSection={<Icon name="plus" size={14} />}
            onClick={() => change([...items, { label: '', address: '' }])}
          >
            Add to {title.toLowerCase()}
          </Button>
        )}
        <Input.Wrapper error={form.errors[place]} />
      </Stack>
    </Section>
  )
}
