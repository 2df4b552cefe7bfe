import { Button, Paper, SegmentedControl, Skeleton, Text, Title } from '@mantine/core'
import { useState } from 'react'
import * as m from '#features/webhooks/messages.ts'
import type { WebhookDelivery } from '#features/webhooks/schema.ts'
import { answerWords, callAndTell, useCalls } from '#features/webhooks/screen/queries.ts'
import { api } from '#records/admin/api/client.ts'
import { ReadFailure } from '#records/admin/read-failure.tsx'
import { formatDateTime } from '#ui/admin/format.ts'
import { shortMoment } from '#ui/admin/prague-words.ts'
import { Badge } from '#ui/admin/status-badge.tsx'
import { useNow } from '#ui/admin/use-now.ts'
import css from './webhook.module.css'

const hasFailed = ({ triedAt, deliveredAt }: WebhookDelivery) => triedAt !== null && deliveredAt === null

/** The latest, newest first; each opens to what was sent and answered. */
export function Calls({ hookId }: { hookId: string }) {
  const { data, isError, refetch } = useCalls(hookId)
  const [shown, setShown] = useState('all')
  const items = data?.items ?? []
  const failed = items.filter(hasFailed)
  const listed = shown === 'failed' ? failed : items
  return (
    <Paper withBorder radius="lg" component="section" aria-label={m.calls()} className={css.calls}>
      <header>
        <Title order={2} fz={15} lh={1.35}>
          {m.calls()}
        </Title>
        <Text size="sm" c="dimmed">
          {data && items.length === 0 ? m.noCalls() : m.callsHint()}
        </Text>
        {failed.length > 0 && (
          <SegmentedControl
            size="xs"
            aria-label={m.calls()}
            value={shown}
            onChange={setShown}
            data={[
              { value: 'all', label: m.allCalls() },
              { value: 'failed', label: m.failedCalls({ count: failed.length }) },
            ]}
          />
        )}
      </header>
      {!data && isError && <ReadFailure title={m.callsUnread()} onTryAgain={refetch} m={16} />}
      {!data && !isError && <Skeleton height={160} m={16} w="auto" />}
      {listed.length > 0 && (
        <div className={css.head} aria-hidden="true">
          <span>{m.whenCalled()}</span>
          <span>{m.whatCalled()}</span>
          <span>{m.answer()}</span>
          <span>{m.triesHead()}</span>
        </div>
      )}
      <ul>
        {listed.map((call) => (
          <CallRow key={call.id} hookId={hookId} call={call} />
        ))}
      </ul>
    </Paper>
  )
}

function CallRow({ hookId, call }: { hookId: string; call: WebhookDelivery }) {
  const { id, type, createdAt, attempts, triedAt, deliveredAt, dueAt, status, body, response, ms } = call
  const now = useNow()
  const again = () =>
    api.post('/webhooks/{id}/deliveries/{delivery}/redeliver', { params: { id: hookId, delivery: id } })
  return (
    <li>
      <details name="call">
        <summary>
          <time dateTime={createdAt} title={formatDateTime(createdAt)}>
            {shortMoment(createdAt, now)}
          </time>
          <code>{type}</code>
          <span>
            <Badge tone={deliveredAt ? 'good' : triedAt ? 'bad' : 'quiet'}>
              {triedAt ? answerWords(call) : m.notSent()}
            </Badge>
          </span>
          <span aria-label={m.tries({ count: attempts })}>{attempts}</span>
        </summary>
        {dueAt && triedAt && <p>{m.nextTry({ moment: formatDateTime(dueAt) })}</p>}
        <b>{m.weSent()}</b>
        <pre>{`webhook-id: ${id}\n\n${JSON.stringify(JSON.parse(body), null, 2)}`}</pre>
        {status !== null && (
          <>
            <b>{m.theyAnswered({ ms })}</b>
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
