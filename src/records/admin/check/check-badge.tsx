import { Badge, Group, VisuallyHidden } from '@mantine/core'
import * as m from '#records/admin/check/messages.ts'
import { useBlocking, useWarnings } from '#records/admin/check/checks-store.ts'
import { rich } from '#ui/admin/words/rich.tsx'

export function CheckBadge() {
  const [blocking, warnings] = [useBlocking(), useWarnings()]
  if (blocking + warnings === 0) return null
  return (
    <Group gap={4} wrap="nowrap" component="span">
      {blocking > 0 && (
        <Badge color="red" size="sm" circle={blocking < 10}>
          {rich(m.blockingHere, {
            number: String(blocking),
            hidden: (inner) => <VisuallyHidden>{inner}</VisuallyHidden>,
          })}
        </Badge>
      )}
      {warnings > 0 && (
        <Badge color="yellow" variant="light" size="sm" circle={warnings < 10}>
          {rich(m.warningsHere, {
            number: String(warnings),
            hidden: (inner) => <VisuallyHidden>{inner}</VisuallyHidden>,
          })}
        </Badge>
      )}
    </Group>
  )
}
