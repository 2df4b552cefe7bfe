import { Checkbox, Group, Select, Stack, Switch } from '@mantine/core'
import { capitalise } from '#shared/capitalise.ts'
import { keysOf } from '#shared/objects.ts'
import { portraitAddress } from '#shared/portrait/address.ts'
import { PORTRAIT_SIZE } from '#shared/portrait/file.ts'
import { HAIR, ITEMS, TOPS } from '#shared/portrait/parts.ts'
import type { Portrait } from '#shared/portrait/schema.ts'
import { FieldRow } from '#records/admin/form/field-group.tsx'

const START: Portrait = { hair: 'short', top: 'round', item: 'badge', beard: false }

const choices = <Parts extends object>(parts: Parts) =>
  keysOf(parts).map((value) => ({ value, label: capitalise(value) }))
const HAIR_CHOICES = choices(HAIR)
const TOP_CHOICES = choices(TOPS)
const ITEM_CHOICES = choices(ITEMS)

interface PortraitFieldProps {
  value: Portrait | null
  onChange: (portrait: Portrait | null) => void
  'data-path': string
}

export const PortraitField = ({ value, onChange, 'data-path': path }: PortraitFieldProps) => (
  <Stack gap={10} data-path={path}>
    <Switch
      label="Drawn portrait"
      description="Stands where there is no photograph."
      checked={value !== null}
      onChange={(event) => onChange(event.currentTarget.checked ? START : null)}
    />
    {value && (
      <Group gap={16} align="flex-start" wrap="nowrap">
        <img
          src={portraitAddress(value)}
          width={PORTRAIT_SIZE}
          height={PORTRAIT_SIZE}
          alt="Preview of the drawn portrait"
          style={{ borderRadius: '50%', flex: 'none' }}
        />
        <Stack gap={10} flex={1}>
          <FieldRow columns={3}>
            <Select
              label="Hair"
              data={HAIR_CHOICES}
              allowDeselect={false}
              value={value.hair}
              onChange={(hair) => hair && onChange({ ...value, hair })}
            />
            <Select
              label="Top"
              data={TOP_CHOICES}
              allowDeselect={false}
              value={value.top}
              onChange={(top) => top && onChange({ ...value, top })}
            />
            <Select
              label="Item"
              data={ITEM_CHOICES}
              allowDeselect={false}
              value={value.item}
              onChange={(item) => item && onChange({ ...value, item })}
            />
          </FieldRow>
          <Checkbox
            label="Beard"
            checked={value.beard}
            onChange={(event) => onChange({ ...value, beard: event.currentTarget.checked })}
          />
        </Stack>
      </Group>
    )}
  </Stack>
)
