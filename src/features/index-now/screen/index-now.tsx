import { Alert, Anchor, Button, Group, Skeleton, Switch } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { Section } from '#admin/settings/section.tsx'
import * as m from '#features/index-now/messages.ts'
import type { IndexNow as State } from '#features/index-now/schema.ts'
import { Sent, StateBadge, whyRefused } from '#features/index-now/screen/sent.tsx'
import { api } from '#records/admin/api/client.ts'
import { queryClient } from '#records/admin/api/query-client.ts'
import { ReadFailure } from '#records/admin/read-failure.tsx'
import { formatDateTime, formatNumber } from '#ui/admin/format.ts'
import { Icon } from '#ui/admin/icon.tsx'
import { notify, SUCCESS } from '#ui/admin/toasts.tsx'
import css from './index-now.module.css'

const KEY = ['index-now']
/** While something is about to be sent. */
const LOOK_AGAIN_MS = 5000

export function IndexNow() {
  const { data, isError, refetch } = useQuery({
    queryKey: KEY,
    queryFn: ({ signal }) => api.get('/index-now', { signal, isQuiet: true }),
    refetchInterval: ({ state }) => state.data?.isOn && state.data.waiting > 0 && LOOK_AGAIN_MS,
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

function Figures({ state }: { state: State }) {
  const { isOn, keyFile, lastAt, lastPath, sentLately, refusedLately, waiting, recent } = state
  const why = isOn && whyRefused(state)
  return (
    <>
      {why && (
        <Alert color="yellow" icon={<Icon name="warn" />} mt={14}>
          {why}
        </Alert>
      )}
      <dl className={css.figures}>
        <Figure label={m.state()}>
          <StateBadge state={state} />
        </Figure>
        <Figure label={m.keyFile()}>
          <Anchor href={keyFile} target="_blank" size="sm">
            {keyFile}
          </Anchor>
        </Figure>
        <Figure label={m.sentLately()}>{m.addresses({ count: sentLately })}</Figure>
        <Figure label={m.last()} more={lastAt ? lastPath : undefined}>
          {lastAt ? formatDateTime(lastAt) : '–'}
        </Figure>
        <Figure label={m.refusedLately()}>{formatNumber(refusedLately)}</Figure>
        <Figure label={m.waiting()}>{m.addresses({ count: waiting })}</Figure>
      </dl>
      {isOn && (
        <Group mt={16}>
          <Button
            variant="default"
            size="compact-sm"
            leftSection={<Icon name="send" size={16} />}
            onClick={() => void sendHome().catch(() => undefined)}
          >
            {m.sendHome()}
          </Button>
        </Group>
      )}
      {recent.length > 0 && <Sent batches={recent} />}
    </>
  )
}

const Figure = ({ label, more, children }: { label: string; more?: string | undefined; children: ReactNode }) => (
  <div>
    <dt>{label}</dt>
    <dd>{children}</dd>
    {more && <dd>{more}</dd>}
  </div>
)

async function turn(isOn: boolean): Promise<void> {
  try {
    await api.put('/index-now', { body: { isOn } })
    notify.success(SUCCESS.updated)
  } finally {
    await queryClient.invalidateQueries({ queryKey: KEY })
  }
}

async function sendHome(): Promise<void> {
  queryClient.setQueryData(KEY, await api.post('/index-now/home'))
  notify.info(m.homeWaits())
}
