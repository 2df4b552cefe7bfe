import { Button, Input, Stack, TextInput } from '@mantine/core'
import type { UseFormReturnType } from '@mantine/form'
import * as m from '#admin/settings/messages.ts'
import { Section } from '#admin/settings/section.tsx'
import type { MenuPlace, Menus } from '#entities/settings/menus.ts'
import { FieldRow } from '#records/admin/form/field-group.tsx'
import { SortableList } from '#records/admin/form/sortable-list.tsx'
import { Icon } from '#ui/admin/icon.tsx'

interface MenuItemsProps {
  form: UseFormReturnType<Menus>
  place: MenuPlace
  title: () => string
  lead: () => string
  add: () => string
  most: number
  /** Paths without a published page. */
  notLive: readonly string[]
}

export function MenuItems({ form, place, title, lead, add, most, notLive }: MenuItemsProps) {
  const items = form.values[place]
  const change = (next: typeof items) => form.setFieldValue(place, next)
  return (
    <Section title={title()} lead={lead()}>
      <Stack gap={8} mt={10} align="stretch">
        <SortableList
          items={items}
          onChange={change}
          nameOf={({ label }, index) => label || m.item({ number: String(index + 1) })}
        >
          {({ address }, index) => (
            <FieldRow>
              <TextInput
                size="xs"
                aria-label={m.labelOfItem({ title: title(), number: String(index + 1) })}
                placeholder={m.label()}
                {...form.getInputProps(`${place}.${index}.label`)}
              />
              <TextInput
                size="xs"
                aria-label={m.addressOfItem({ title: title(), number: String(index + 1) })}
                placeholder={m.addressLike()}
                spellCheck={false}
                description={notLive.includes(address) ? m.notLiveYet() : undefined}
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
            {add()}
          </Button>
        )}
        <Input.Wrapper error={form.errors[place]} />
      </Stack>
    </Section>
  )
}
