import { Alert, Anchor } from '@mantine/core'
import { Link } from 'react-router'
import * as m from '#features/today/messages.ts'
import { pathOf, useHooks } from '#features/webhooks/screen/queries.ts'
import { Icon } from '#ui/admin/icon.tsx'

/** For admins; nothing while all of them work. */
export function PausedWebhooks() {
  const { data } = useHooks()
  const paused = data?.items.filter(({ pausedAt }) => pausedAt !== null) ?? []
  if (paused.length === 0) return null
  return (
    <Alert color="red" icon={<Icon name="warn" />} mb={16} title={m.pausedWebhooks({ count: paused.length })}>
      {paused.map((hook) => (
        <Anchor key={hook.id} component={Link} to={pathOf(hook)} size="sm" display="block">
          {hook.name || hook.url}
        </Anchor>
      ))}
    </Alert>
  )
}
