import { Alert, Button, Group, Modal, Stack, Text, TextInput } from '@mantine/core'
import { useState } from 'react'
import * as m from '#features/webhooks/messages.ts'
import type { Webhook } from '#features/webhooks/schema.ts'
import { Calls } from '#features/webhooks/screen/calls.tsx'
import { EventChoice } from '#features/webhooks/screen/event-choice.tsx'
import { callAndTell, lookAgain, saveHook } from '#features/webhooks/screen/queries.ts'
import { SecretOnce } from '#features/webhooks/screen/secret-once.tsx'
import { api } from '#records/admin/api/client.ts'
import { FormMessage } from '#records/admin/form/form-message.tsx'
import { useActionForm } from '#records/admin/form/use-action-form.ts'
import { confirm } from '#ui/admin/confirm.tsx'
import { formatDateTime } from '#ui/admin/format.ts'
import { Icon } from '#ui/admin/icon.tsx'
import { notify, SUCCESS } from '#ui/admin/toasts.tsx'
import { rich } from '#ui/admin/words/rich.tsx'

interface HookDialogProps {
  hook: Webhook
  onClose: () => void
}

export function HookDialog({ hook, onClose }: HookDialogProps) {
  const { id, isActive, pausedAt, pausedBecause, previousUntil } = hook
  const [secret, setSecret] = useState<string>()
  const [events, setEvents] = useState(hook.events)
  const { form, isBusy, message, onSubmit } = useActionForm({ url: hook.url }, async ({ url }) => {
    await saveHook(hook, { url, events, isActive: isActive || pausedAt !== null })
    notify.success(SUCCESS.updated)
  })
  const [isTesting, setTesting] = useState(false)
  const turn = (isOn: boolean) => void saveHook(hook, { isActive: isOn }).catch(() => undefined)

  async function test(): Promise<void> {
    setTesting(true)
    await callAndTell(() => api.post('/webhooks/{id}/test', { params: { id } }))
      .catch(() => undefined)
      .finally(() => setTesting(false))
  }

  async function rotate(): Promise<void> {
    if (!(await confirm({ title: m.rotateTitle(), body: m.rotateBody(), action: m.rotateAction() }))) return
    const made = await api.post('/webhooks/{id}/secret', { params: { id } })
    setSecret(made.secret)
    await lookAgain()
  }

  async function remove(): Promise<void> {
    const question = { title: m.removeTitle(), body: m.removeBody(), action: m.removeAction(), isDangerous: true }
    if (!(await confirm(question))) return
    await api.delete('/webhooks/{id}', { params: { id } })
    notify.success(SUCCESS.deleted)
    onClose()
    await lookAgain()
  }

  if (secret) return <SecretOnce value={secret} onClose={() => setSecret(undefined)} />
  return (
    <Modal opened onClose={onClose} title={m.editTitle()} size={860}>
      <Stack gap={16}>
        {pausedAt && (
          <Alert color="red" icon={<Icon name="warn" />}>
            {rich(m.pausedWords, {
              b: (words) => <b>{words}</b>,
              moment: formatDateTime(pausedAt),
              answer: pausedBecause,
            })}
            <Button mt={10} size="compact-sm" onClick={() => turn(true)}>
              {m.startAgain()}
            </Button>
          </Alert>
        )}
        <form onSubmit={onSubmit}>
          <Stack gap={14}>
            <TextInput label={m.address()} type="url" required {...form.getInputProps('url')} />
            <EventChoice value={events} onChange={setEvents} />
            <FormMessage>{message}</FormMessage>
            <Group gap={8}>
              <Button type="submit" loading={isBusy} disabled={events.length === 0}>
                {m.save()}
              </Button>
              <Button
                variant="default"
                leftSection={<Icon name="send" size={16} />}
                loading={isTesting}
                onClick={() => void test()}
              >
                {m.sendTest()}
              </Button>
              {!pausedAt && (
                <Button variant="default" onClick={() => turn(!isActive)}>
                  {isActive ? m.switchOff() : m.switchOn()}
                </Button>
              )}
              <Button variant="default" onClick={() => void rotate().catch(() => undefined)}>
                {m.rotate()}
              </Button>
              <Button variant="default" c="var(--neg)" onClick={() => void remove().catch(() => undefined)}>
                {m.remove()}
              </Button>
            </Group>
            {previousUntil && (
              <Text size="sm" c="dimmed">
                {m.bothSign({ moment: formatDateTime(previousUntil) })}
              </Text>
            )}
          </Stack>
        </form>
        <Calls hookId={id} />
      </Stack>
    </Modal>
  )
}
