import { Button, Group, Skeleton } from '@mantine/core'
import { useDisclosure } from '@mantine/hooks'
import { useState } from 'react'
import { Chips } from '#admin/settings/chips.tsx'
import rows from '#admin/settings/rows.module.css'
import { Section } from '#admin/settings/section.tsx'
import * as m from '#features/api-keys/messages.ts'
import type { ApiKey } from '#features/api-keys/schema.ts'
import { NewKeyDialog } from '#features/api-keys/screen/new-key-dialog.tsx'
import { lookAgain, useKeys } from '#features/api-keys/screen/queries.ts'
import { RenewDialog } from '#features/api-keys/screen/renew-dialog.tsx'
import { TOLD_BEFORE_MS } from '#features/api-keys/shared/ending.ts'
import { api } from '#records/admin/api/client.ts'
import { currentUser } from '#records/admin/api/user.ts'
import { ReadFailure } from '#records/admin/read-failure.tsx'
import { confirm } from '#ui/admin/confirm.tsx'
import { formatDate, formatDateTime } from '#ui/admin/format.ts'
import { Icon } from '#ui/admin/icon.tsx'
import { Badge } from '#ui/admin/status-badge.tsx'
import { notify, SUCCESS } from '#ui/admin/toasts.tsx'
import { useNow } from '#ui/admin/use-now.ts'
import css from './api-keys.module.css'

const DAY_MS = 24 * 60 * 60_000

export function ApiKeys() {
  const [isMaking, { open, close }] = useDisclosure()
  const [renewed, setRenewed] = useState<ApiKey>()
  const { data, isError, refetch } = useKeys()
  return (
    <Section title={m.title()} lead={m.lead()}>
      <Button className={rows.new} leftSection={<Icon name="plus" />} onClick={open}>
        {m.newKey()}
      </Button>
      {!data && isError && <ReadFailure title={m.unread()} onTryAgain={refetch} />}
      {!data && !isError && <Skeleton height={80} />}
      {data?.items.length === 0 && <p className={rows.none}>{m.none()}</p>}
      <ul className={`${rows.rows} ${css.keys}`}>
        {data && data.items.length > 0 && (
          <li data-head aria-hidden="true">
            <span>{m.name()}</span>
            <span>{m.whatItMay()}</span>
            <span>{m.lastUse()}</span>
            <span>{m.expires()}</span>
          </li>
        )}
        {data?.items.map((key) => (
          <KeyRow key={key.id} apiKey={key} onRenew={() => setRenewed(key)} />
        ))}
      </ul>
      {isMaking && <NewKeyDialog onClose={close} />}
      {renewed && <RenewDialog apiKey={renewed} onClose={() => setRenewed(undefined)} />}
    </Section>
  )
}

interface KeyRowProps {
  apiKey: ApiKey
  onRenew: () => void
}

function KeyRow({ apiKey, onRenew }: KeyRowProps) {
  const { name, hint, user, createdAt, scopes, usedAt, expiresAt } = apiKey
  const leftMs = Date.parse(expiresAt) - useNow().getTime()
  const isOver = leftMs <= 0
  const isSoon = !isOver && leftMs <= TOLD_BEFORE_MS
  return (
    <li>
      <div>
        <b>{name}</b>
        <small>{m.madeBy({ hint, name: user.name, day: formatDate(createdAt) })}</small>
      </div>
      <Chips words={scopes} />
      <small>{usedAt ? m.lastUsed({ moment: formatDateTime(usedAt) }) : m.neverUsed()}</small>
      {isOver ? (
        <Badge tone="bad">{m.expired({ day: formatDate(expiresAt) })}</Badge>
      ) : isSoon ? (
        <Badge tone="caution">{m.endsSoon({ count: Math.ceil(leftMs / DAY_MS) })}</Badge>
      ) : (
        <small>{m.validUntil({ day: formatDate(expiresAt) })}</small>
      )}
      <Group data-actions gap={8} justify="flex-end">
        {isSoon && user.id === currentUser().id && (
          <Button size="compact-sm" aria-label={m.renewNamed({ name })} onClick={onRenew}>
            {m.renew()}
          </Button>
        )}
        <Button
          variant="default"
          size="compact-sm"
          aria-label={isOver ? m.removeNamed({ name }) : m.revokeNamed({ name })}
          onClick={() => void revoke(apiKey, isOver).catch(() => undefined)}
        >
          {isOver ? m.remove() : m.revoke()}
        </Button>
      </Group>
    </li>
  )
}

async function revoke({ id, name }: ApiKey, isOver: boolean): Promise<void> {
  const question = { title: m.revokeTitle({ name }), body: m.revokeBody(), action: m.revokeAction() }
  if (!isOver && !(await confirm({ ...question, isDangerous: true }))) return
  try {
    await api.delete('/api-keys/{id}', { params: { id } })
    notify.success(SUCCESS.deleted)
  } finally {
    await lookAgain()
  }
}
