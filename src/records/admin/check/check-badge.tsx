import { Badge, Group, VisuallyHidden } from '@mantine/core'
import { useBlocking, useWarnings } from '#records/admin/check/checks-store.ts'

export function CheckBadge() {
  const [blocking, warnings] = [useBlocking(), useWarnings()]
  if (blocking + warnings === 0) return null
  return (
    <Group gap={4} wrap="nowrap" component="span">
      {blocking > 0 && (
        <Badge color="red" size="sm" circle={blocking < 10}>
          {blocking}
          <VisuallyHidden> blocking</VisuallyHidden>
        </Badge>
      )}
      {warnings > 0 && (
        <Badge color="yellow" variant="light" size="sm" circle={warnings < 10}>
          {warnings}
          <VisuallyHidden> warnings</VisuallyHidden>
        </Badge>
      )}
    </Group>
  )
}
