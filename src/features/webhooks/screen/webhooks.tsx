import { Button, Group, Skeleton } from '@mantine/core'
import { useDisclosure } from '@mantine/hooks'
import { Link } from 'react-router'
import { Chips } from '#admin/settings/chips.tsx'
import rows from '#admin/settings/rows.module.css'
import { Section } from '#admin/settings/section.tsx'
import * as m from '#features/webhooks/messages.ts'
import type { Webhook } from '#features/webhooks/schema.ts'
import { LastCalls } from '#features/webhooks/screen/last-calls.tsx'
import { NewHookDialog } from '#features/webhooks/screen/new-hook-dialog.tsx'
import { pathOf, useHooks } from '#features/webhooks/screen/queries.ts'
import { LAST_CALLS } from '#features/webhooks/shared/events.ts'
import { ReadFailure } from '#records/admin/read-failure.tsx'
import { formatDate } from '#ui/admin/format.ts'
import { Icon } from '#ui/admin/icon.tsx'
import { Badge } from '#ui/admin/status-badge.tsx'
import css from './webhooks.module.css'

export function Webhooks() {
  const [isMaking, { open, close }] = useDisclosure()
  const { data, isError, refetch } = useHooks()
  return (
    <Section title={m.title()} lead={m.lead()}>
      <Button className={rows.new} leftSection={<Icon name="plus" />} onClick={open}>
        {m.newHook()}
      </Button>
      {!data && isError && <ReadFailure title={m.unread()} onTryAgain={refetch} />}
      {!data && !isError && <Skeleton height={80} />}
      {data?.items.length === 0 && <p className={rows.none}>{m.none()}</p>}
      <ul className={`${rows.rows} ${css.hooks}`}>
        {data && data.items.length > 0 && (
          <li data-head aria-hidden="true">
            <span>{m.address()}</span>
            <span>{m.when()}</span>
            <span>{m.lastCalls({ count: LAST_CALLS })}</span>
            <span>{m.state()}</span>
          </li>
        )}
        {data?.items.map((hook) => (
          <li key={hook.id}>
            <div data-whole>
              <b>{hook.name || hook.url}</b>
              {hook.name && <small>{hook.url}</small>}
            </div>
            <Chips words={hook.events} />
            <LastCalls calls={hook.lastCalls} />
            <div>
              <HookState hook={hook} />
              {hook.waiting > 0 && <small>{m.waiting({ count: hook.waiting })}</small>}
            </div>
            <Group data-actions justify="flex-end">
              <Button
                component={Link}
                to={pathOf(hook)}
                variant="default"
                size="compact-sm"
                aria-label={m.lookAt({ url: hook.name || hook.url })}
              >
                {m.look()}
              </Button>
            </Group>
          </li>
        ))}
      </ul>
      {isMaking && <NewHookDialog onClose={close} />}
    </Section>
  )
}

const HookState = ({ hook: { isActive, pausedAt } }: { hook: Webhook }) => {
  if (pausedAt) return <Badge tone="bad">{m.paused({ moment: formatDate(pausedAt) })}</Badge>
  return <Badge tone={isActive ? 'good' : 'quiet'}>{isActive ? m.works() : m.off()}</Badge>
}
