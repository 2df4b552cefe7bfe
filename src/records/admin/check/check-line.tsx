import { Anchor, Group, Kbd, Text } from '@mantine/core'
import * as m from '#records/admin/check/messages.ts'
import { thingsBlock, useBlocking, useWarnings } from '#records/admin/check/checks-store.ts'
import { Icon } from '#ui/admin/icon.tsx'

export function CheckLine({ onShow }: { onShow: () => void }) {
  const [blocking, warnings] = [useBlocking(), useWarnings()]
  const isFine = blocking + warnings === 0
  const words =
    blocking > 0
      ? thingsBlock(blocking)
      : warnings > 0
        ? m.nothingBlocksBut({ warnings: m.warnings({ count: warnings }) })
        : m.nothingBlocks()
  return (
    <Group gap={8} wrap="nowrap">
      <Icon name={blocking > 0 ? 'blocked' : isFine ? 'check' : 'warn'} size={16} />
      <Text size="sm" c={blocking > 0 ? 'var(--neg)' : undefined} fw={blocking > 0 ? 600 : undefined}>
        {words}
      </Text>
      {!isFine && (
        <Anchor component="button" type="button" size="sm" fw={600} ml="auto" onClick={onShow}>
          {m.show()}
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
