import { Checkbox, Group, Select, Stack, Switch } from '@mantine/core'
import * as m from '#entities/writer/messages.ts'
import { keysOf } from '#shared/objects.ts'
import { portraitAddress } from '#shared/portrait/address.ts'
import { PORTRAIT_SIZE } from '#shared/portrait/file.ts'
import type { HAIR, ITEMS, TOPS } from '#shared/portrait/parts.ts'
import type { Portrait } from '#shared/portrait/schema.ts'
import { FieldRow } from '#records/admin/form/field-group.tsx'

const START: Portrait = { hair: 'short', top: 'round', item: 'badge', beard: false }

const HAIR_WORDS: Record<keyof typeof HAIR, () => string> = {
  long: m.long,
  short: m.short,
  bun: m.bun,
  swept: m.swept,
  bob: m.bob,
  curls: m.curls,
}
const TOP_WORDS: Record<keyof typeof TOPS, () => string> = {
  round: m.round,
  collar: m.collar,
  straight: m.straight,
  deep: m.deep,
}
const ITEM_WORDS: Record<keyof typeof ITEMS, () => string> = {
  earrings: m.earrings,
  tie: m.tie,
  scarf: m.scarf,
  glasses: m.glasses,
  badge: m.badge,
}
const choices = <Part extends string>(words: Record<Part, () => string>) =>
  keysOf(words).map((value) => ({ value, label: words[value]() }))

interface PortraitFieldProps {
  value: Portrait | null
  onChange: (portrait: Portrait | null) => void
  'data-path': string
}

export const PortraitField = ({ value, onChange, 'data-path': path }: PortraitFieldProps) => (
  <Stack gap={10} data-path={path}>
    <Switch
      label={m.drawnPortrait()}
      description={m.drawnPortraitHint()}
      checked={value !== null}
      onChange={(event) => onChange(event.currentTarget.checked ? START : null)}
    />
    {value && (
      <Group gap={16} align="flex-start" wrap="nowrap">
        <img
          src={portraitAddress(value)}
          width={PORTRAIT_SIZE}
          height={PORTRAIT_SIZE}
          alt={m.portraitPreview()}
          style={{ borderRadius: '50%', flex: 'none' }}
        />
        <Stack gap={10} flex={1}>
          <FieldRow columns={3}>
            <Select
              label={m.hair()}
              data={choices(HAIR_WORDS)}
              allowDeselect={false}
              value={value.hair}
              onChange={(hair) => hair && onChange({ ...value, hair })}
            />
            <Select
              label={m.top()}
              data={choices(TOP_WORDS)}
              allowDeselect={false}
              value={value.top}
              onChange={(top) => top && onChange({ ...value, top })}
            />
            <Select
              label={m.item()}
              data={choices(ITEM_WORDS)}
              allowDeselect={false}
              value={value.item}
              onChange={(item) => item && onChange({ ...value, item })}
            />
          </FieldRow>
          <Checkbox
            label={m.beard()}
            checked={value.beard}
            onChange={(event) => onChange({ ...value, beard: event.currentTarget.checked })}
          />
        </Stack>
      </Group>
    )}
  </Stack>
)
