import { Button, Skeleton, Text } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import * as m from '#admin/settings/account/messages.ts'
import { deviceOf } from '#admin/settings/account/device.ts'
import { Section } from '#admin/settings/section.tsx'
import { api } from '#records/admin/api/client.ts'
import { queryClient } from '#records/admin/api/query-client.ts'
import { formatDateTime } from '#ui/admin/format.ts'
import { ReadFailure } from '#records/admin/read-failure.tsx'
import { Tag } from '#ui/admin/status-badge.tsx'
import { notify, SUCCESS } from '#ui/admin/toasts.tsx'
import css from './account.module.css'

const SESSIONS = ['sessions']

async function end(id: string): Promise<void> {
  try {
    await api.delete('/auth/sessions/{id}', { params: { id } })
    notify.success(SUCCESS.completed)
  } finally {
    await queryClient.invalidateQueries({ queryKey: SESSIONS })
  }
}

export function Sessions() {
  const { data, isError, refetch } = useQuery({
    queryKey: SESSIONS,
    queryFn: ({ signal }) => api.get('/auth/sessions', { signal }),
  })
  return (
    <Section title={m.sessionsTitle()} lead={m.sessionsLead()}>
      {!data && isError && <ReadFailure title={m.listUnread()} onTryAgain={refetch} />}
      {!data && !isError && <Skeleton height={80} mt={14} />}
      <ul className={css.sessions}>
        {data?.items.map(({ id, userAgent, ip, createdAt, lastSeenAt, isCurrent }) => (
          <li key={id}>
            <div>
              <span className={css.device}>{deviceOf(userAgent)}</span> {isCurrent && <Tag>{m.thisDevice()}</Tag>}
              <Text size="xs" c="dimmed">
                {m.sessionTimes({ ip, since: formatDateTime(createdAt), seen: formatDateTime(lastSeenAt) })}
              </Text>
            </div>
            {!isCurrent && (
              <Button
                variant="default"
                size="compact-sm"
                aria-label={m.signOutDevice({ device: deviceOf(userAgent) })}
                onClick={() => void end(id).catch(() => undefined)}
              >
                {m.signOut()}
              </Button>
            )}
          </li>
        ))}
      </ul>
    </Section>
  )
}
