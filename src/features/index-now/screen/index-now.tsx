import { Anchor, Skeleton, Switch } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { Section } from '#admin/settings/section.tsx'
import * as m from '#features/index-now/messages.ts'
import type { IndexNow as State } from '#features/index-now/schema.ts'
import { api } from '#records/admin/api/client.ts'
import { queryClient } from '#records/admin/api/query-client.ts'
import { ReadFailure } from '#records/admin/read-failure.tsx'
import { formatDateTime } from '#ui/admin/format.ts'
import { Badge } from '#ui/admin/status-badge.tsx'
import { notify, SUCCESS } from '#ui/admin/toasts.tsx'
import css from './index-now.module.css'

const KEY = ['index-now']
const TAKEN = new Set([200, 202])

export function IndexNow() {
  const { data, isError, refetch } = useQuery({
    queryKey: KEY,
    queryFn: ({ signal }) => api.get('/index-now', { signal }),
  })
  return (
    <Section title={m.title()} lead={m.lead()}>
      {!data && isError && <ReadFailure title={m.unread()} onTryAgain={refetch} />}
      {!data && !isError && <Skeleton height={60} mt={14} />}
      {data && (
        <>
          <Switch
            mt={14}
            label={m.isOn()}
            {...(data.isPossible ? {} : { description: m.notPossible() })}
            checked={data.isOn}
            disabled={!data.isPossible && !data.isOn}
            onChange={(event) => void turn(event.currentTarget.checked).catch(() => undefined)}
          />
          {data.keyFile && <Figures state={data} />}
        </>
      )}
    </Section>
  )
}

const Figures = ({ state }: { state: State }) => (
  <dl className={css.figures}>
    <div>
      <dt>{m.state()}</dt>
      <dd>
        <StateBadge state={state} />
      </dd>
    </div>
    <div>
      <dt>{m.keyFile()}</dt>
      <dd>
        <Anchor href={state.keyFile} target="_blank" size="sm">
          {state.keyFile}
        </Anchor>
      </dd>
    </div>
    <div>
      <dt>{m.waiting()}</dt>
      <dd>{m.addresses({ count: state.waiting })}</dd>
    </div>
    {state.lastAt && (
      <div>
        <dt>{m.last()}</dt>
        <dd>{formatDateTime(state.lastAt)}</dd>
        <dd>{state.lastPath}</dd>
      </div>
    )}
  </dl>
)

function StateBadge({ state: { isOn, lastAt, lastStatus } }: { state: State }) {
  if (!isOn) return <Badge tone="quiet">{m.off()}</Badge>
  if (!lastAt) return <Badge tone="quiet">{m.nothingSent()}</Badge>
  if (lastStatus === null) return <Badge tone="bad">{m.noAnswer()}</Badge>
  if (!TAKEN.has(lastStatus)) return <Badge tone="bad">{m.refused({ status: String(lastStatus) })}</Badge>
  return <Badge tone="good">{m.works()}</Badge>
}

async function turn(isOn: boolean): Promise<void> {
  try {
    await api.put('/index-now', { body: { isOn } })
    notify.success(SUCCESS.updated)
  } finally {
    await queryClient.invalidateQueries({ queryKey: KEY })
  }
}
