import { Alert, Anchor } from '@mantine/core'
import { Link } from 'react-router'
import { useKeys } from '#features/api-keys/screen/queries.ts'
import { isToldOf, TOLD_BEFORE_MS } from '#features/api-keys/shared/ending.ts'
import * as m from '#features/today/messages.ts'
import { currentUser } from '#records/admin/api/user.ts'
import { formatDate } from '#ui/admin/format.ts'
import { Icon } from '#ui/admin/icon.tsx'
import { useNow } from '#ui/admin/use-now.ts'

/** One's own keys that end within two weeks; nothing while there are none. */
export function EndingKeys() {
  const { data } = useKeys()
  const now = useNow().getTime()
  const me = currentUser().id
  const ending = data?.items.filter((key) => {
    const left = Date.parse(key.expiresAt) - now
    return key.user.id === me && left > 0 && left <= TOLD_BEFORE_MS && isToldOf(key)
  })
  if (!ending || ending.length === 0) return null
  return (
    <Alert color="yellow" icon={<Icon name="warn" />} mb={16} title={m.endingKeys({ count: ending.length })}>
      {ending.map(({ id, name, expiresAt }) => (
        <Anchor key={id} component={Link} to="/admin/settings?tab=integrations" size="sm" display="block">
          {m.endingKey({ name, day: formatDate(expiresAt) })}
        </Anchor>
      ))}
    </Alert>
  )
}
