import { Button, Group, Skeleton, Text } from '@mantine/core'
import { useState } from 'react'
import { Section } from '#admin/settings/section.tsx'
import * as m from '#features/passkeys/messages.ts'
import type { Passkey } from '#features/passkeys/schema.ts'
import { AddDialog } from '#features/passkeys/screen/add-dialog.tsx'
import { NameDialog } from '#features/passkeys/screen/name-dialog.tsx'
import { usePasskeys } from '#features/passkeys/screen/queries.ts'
import { RemoveDialog } from '#features/passkeys/screen/remove-dialog.tsx'
import { ReadFailure } from '#records/admin/read-failure.tsx'
import type { SignedInUser } from '#shared/schema/signed-in.ts'
import { formatDate, formatDateTime } from '#ui/admin/format.ts'
import { Icon } from '#ui/admin/icon.tsx'
import css from './passkeys.module.css'

type Open = { name: 'add' } | { name: 'rename' | 'remove'; passkey: Passkey }

const KINDS = {
  device: { icon: 'screen', words: m.inDevice },
  synced: { icon: 'phone', words: m.synced },
  'security-key': { icon: 'key', words: m.securityKey },
} as const

interface PasskeysProps {
  user: SignedInUser
  onChange: () => Promise<void>
}

export function Passkeys({ user, onChange }: PasskeysProps) {
  const [open, setOpen] = useState<Open>()
  const { data, isError, refetch } = usePasskeys()
  const canAdd = 'PublicKeyCredential' in window
  const close = () => setOpen(undefined)
  return (
    <Section title={m.title()} lead={m.lead()}>
      {canAdd && (
        <Button
          className={css.add}
          leftSection={<Icon name="plus" size={16} />}
          onClick={() => setOpen({ name: 'add' })}
        >
          {m.add()}
        </Button>
      )}
      {!data && isError && <ReadFailure title={m.unread()} onTryAgain={refetch} />}
      {!data && !isError && <Skeleton height={40} mt={14} />}
      {data?.items.length === 0 && (
        <Text size="sm" mt={12}>
          {m.none()}
        </Text>
      )}
      {data && data.items.length > 0 && (
        <ul className={css.list}>
          {data.items.map((passkey) => (
            <Row key={passkey.id} passkey={passkey} onOpen={(name) => setOpen({ name, passkey })} />
          ))}
        </ul>
      )}
      <Text size="sm" c="dimmed" mt={12}>
        {canAdd ? m.habit() : m.unsupported()}
      </Text>
      {open?.name === 'add' && <AddDialog onClose={close} onAdded={onChange} />}
      {open?.name === 'rename' && <NameDialog passkey={open.passkey} onClose={close} />}
      {open?.name === 'remove' && (
        <RemoveDialog
          passkey={open.passkey}
          isLast={user.passkeys === 1 && !user.hasTotp}
          onClose={close}
          onRemoved={onChange}
        />
      )}
    </Section>
  )
}

interface RowProps {
  passkey: Passkey
  onOpen: (name: 'rename' | 'remove') => void
}

const Row = ({ passkey, onOpen }: RowProps) => (
  <li>
    <span className={css.icon}>
      <Icon name={KINDS[passkey.kind].icon} size={20} />
    </span>
    <span className={css.words}>
      <b>{passkey.name}</b>
      <small>{timesOf(passkey)}</small>
    </span>
    <Group gap={8} wrap="nowrap">
      <Button
        variant="subtle"
        color="gray"
        c="var(--text)"
        size="compact-sm"
        aria-label={m.renameNamed({ name: passkey.name })}
        onClick={() => onOpen('rename')}
      >
        {m.rename()}
      </Button>
      <Button
        variant="default"
        c="var(--neg)"
        size="compact-sm"
        aria-label={m.removeNamed({ name: passkey.name })}
        onClick={() => onOpen('remove')}
      >
        {m.remove()}
      </Button>
    </Group>
  </li>
)

function timesOf({ kind, createdAt, usedAt }: Passkey): string {
  const params = { kind: KINDS[kind].words(), added: formatDate(createdAt) }
  return usedAt ? m.lastUsed({ ...params, used: formatDateTime(usedAt) }) : m.neverUsed(params)
}
