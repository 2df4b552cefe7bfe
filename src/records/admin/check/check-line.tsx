import { Anchor, Group, Kbd, Text } from '@mantine/core'
import { thingsBlock, useBlocking, useWarnings } from '#records/admin/check/checks-store.ts'
import { plural } from '#ui/admin/format.ts'
import { Icon } from '#ui/admin/icon.tsx'

export function CheckLine({ onShow }: { onShow: () => void }) {
  const [blocking, warnings] = [useBlocking(), useWarnings()]
  const isFine = blocking + warnings === 0
  const words =
    blocking > 0
      ? thingsBlock(blocking)
      : ['Nothing blocks it', ...(warnings > 0 ? [plural(warnings, 'warning', 'warnings')] : [])].join(', ')
  return (
    <Group gap={8} wrap="nowrap">
      <Icon name={blocking > 0 ? 'blocked' : isFine ? 'check' : 'warn'} size={16} />
      <Text size="sm" c={blocking > 0 ? 'var(--neg)' : undefined} fw={blocking > 0 ? 600 : undefined}>
        {words}
      </Text>
      {!isFine && (
        <Anchor component="button" type="button" size="sm" fw={600} ml="auto" onClick={onShow}>
          Show
        </Anchor>
      )}
      {!isFine && (
        <Kbd size="xs" visibleFrom="sm">
          F8
        </Kbd>
      )}
    </Group>
  )
}
