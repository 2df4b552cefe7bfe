import { Button, Skeleton, Text } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
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
    <Section title="Where you are signed in" lead="Five devices at most; a new one signs out the oldest.">
      {!data && isError && <ReadFailure title="The list could not be read" onTryAgain={refetch} />}
      {!data && !isError && <Skeleton height={80} mt={14} />}
      <ul className={css.sessions}>
        {data?.items.map(({ id, userAgent, ip, createdAt, lastSeenAt, isCurrent }) => (
          <li key={id}>
            <div>
              <span className={css.device}>{deviceOf(userAgent)}</span> {isCurrent && <Tag>This device</Tag>}
              <Text size="xs" c="dimmed">
                {ip} · signed in {formatDateTime(createdAt)} · last seen {formatDateTime(lastSeenAt)}
              </Text>
            </div>
            {!isCurrent && (
              <Button
                variant="default"
                size="compact-sm"
                aria-label={`Sign out ${deviceOf(userAgent)}`}
                onClick={() => void end(id).catch(() => undefined)}
              >
                Sign out
              </Button>
            )}
          </li>
        ))}
      </ul>
    </Section>
  )
}
