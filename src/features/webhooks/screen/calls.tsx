import { Button, Skeleton, Text } from '@mantine/core'
import * as m from '#features/webhooks/messages.ts'
import type { WebhookDelivery } from '#features/webhooks/schema.ts'
import { answerWords, callAndTell, useCalls } from '#features/webhooks/screen/queries.ts'
import { api } from '#records/admin/api/client.ts'
import { ReadFailure } from '#records/admin/read-failure.tsx'
import { formatDateTime } from '#ui/admin/format.ts'
import { Badge } from '#ui/admin/status-badge.tsx'
import css from './webhooks.module.css'

export function Calls({ hookId }: { hookId: string }) {
  const { data, isError, refetch } = useCalls(hookId)
  return (
    <section aria-label={m.calls()}>
      <Text size="sm" fw={600}>
        {m.calls()}
      </Text>
      <Text size="sm" c="dimmed">
        {data?.items.length === 0 ? m.noCalls() : m.callsHint()}
      </Text>
      {!data && isError && <ReadFailure title={m.unread()} onTryAgain={refetch} />}
      {!data && !isError && <Skeleton height={80} />}
      <ul className={css.calls}>
        {data?.items.map((call) => (
          <CallRow key={call.id} hookId={hookId} call={call} />
        ))}
      </ul>
    </section>
  )
}

function CallRow({ hookId, call }: { hookId: string; call: WebhookDelivery }) {
  const { id, type, createdAt, attempts, triedAt, deliveredAt, status, body, response } = call
  const again = () =>
    api.post('/webhooks/{id}/deliveries/{delivery}/redeliver', { params: { id: hookId, delivery: id } })
  return (
    <li>
      <details>
        <summary>
          <span>{formatDateTime(createdAt)}</span>
          <code>{type}</code>
          <Badge tone={deliveredAt ? 'good' : triedAt ? 'bad' : 'quiet'}>
            {triedAt ? answerWords(call) : m.notSent()}
          </Badge>
          <small>{m.tries({ count: attempts })}</small>
        </summary>
        <Text size="sm" fw={600}>
          {m.weSent()}
        </Text>
        <pre>{`webhook-id: ${id}\n\n${body}`}</pre>
        {status !== null && (
          <>
            <Text size="sm" fw={600}>
              {m.theyAnswered()}
            </Text>
            <pre>{`${status}\n\n${response}`}</pre>
          </>
        )}
      </details>
      <Button variant="default" size="compact-sm" onClick={() => void callAndTell(again).catch(() => undefined)}>
        {m.redeliver()}
      </Button>
    </li>
  )
}
