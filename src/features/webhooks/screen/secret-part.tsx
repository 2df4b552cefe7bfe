import { Button, Text } from '@mantine/core'
import { useState } from 'react'
import * as m from '#features/webhooks/messages.ts'
import type { Webhook } from '#features/webhooks/schema.ts'
import { lookAgain } from '#features/webhooks/screen/queries.ts'
import { SecretOnce } from '#features/webhooks/screen/secret-once.tsx'
import { api } from '#records/admin/api/client.ts'
import { confirm } from '#ui/admin/confirm.tsx'
import { formatDateTime } from '#ui/admin/format.ts'
import { Icon } from '#ui/admin/icon.tsx'
import css from './webhook.module.css'

const MASKED = `whsec_${'•'.repeat(16)}`

/** The secret was told once; it can only be replaced. */
export function SecretPart({ hook: { id, previousUntil } }: { hook: Webhook }) {
  const [secret, setSecret] = useState<string>()

  async function rotate(): Promise<void> {
    if (!(await confirm({ title: m.rotateTitle(), body: m.rotateBody(), action: m.rotateAction() }))) return
    const made = await api.post('/webhooks/{id}/secret', { params: { id } })
    setSecret(made.secret)
    await lookAgain()
  }

  return (
    <>
      <Text size="sm" fw={600} mt={14} mb={4}>
        {m.secret()}
      </Text>
      <div className={css.secret}>
        <code>{MASKED}</code>
        <Button
          variant="default"
          size="compact-sm"
          leftSection={<Icon name="refresh" size={15} />}
          onClick={() => void rotate().catch(() => undefined)}
        >
          {m.rotate()}
        </Button>
      </div>
      <Text size="sm" c="dimmed">
        {previousUntil ? m.bothSign({ moment: formatDateTime(previousUntil) }) : m.secretHint()}
      </Text>
      {secret && <SecretOnce value={secret} onClose={() => setSecret(undefined)} />}
    </>
  )
}
