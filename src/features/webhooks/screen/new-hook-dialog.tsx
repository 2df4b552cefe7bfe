import { Alert, Button, Group, Modal, Stack, TextInput } from '@mantine/core'
import { useState } from 'react'
import * as m from '#features/webhooks/messages.ts'
import { EventChoice } from '#features/webhooks/screen/event-choice.tsx'
import { lookAgain } from '#features/webhooks/screen/queries.ts'
import type { Subscribable } from '#features/webhooks/shared/events.ts'
import { api } from '#records/admin/api/client.ts'
import { FormMessage } from '#records/admin/form/form-message.tsx'
import { useActionForm } from '#records/admin/form/use-action-form.ts'
import { copyText } from '#ui/admin/copy-text.ts'
import { Icon } from '#ui/admin/icon.tsx'
import { cancel } from '#ui/admin/messages.ts'
import { rich } from '#ui/admin/words/rich.tsx'

export function NewHookDialog({ onClose }: { onClose: () => void }) {
  const [events, setEvents] = useState<Subscribable[]>(['post.published', 'post.updated'])
  const [secret, setSecret] = useState<string>()
  const { form, isBusy, message, onSubmit } = useActionForm({ url: '' }, async ({ url }) => {
    const made = await api.post('/webhooks', { body: { url, events } })
    setSecret(made.secret)
    await lookAgain()
  })
  if (secret) return <SecretOnce value={secret} onClose={onClose} />
  return (
    <Modal opened onClose={onClose} title={m.newHook()} size="xl" closeOnClickOutside={false}>
      <form onSubmit={onSubmit}>
        <Stack gap={14}>
          <TextInput
            label={m.address()}
            description={m.addressHint()}
            type="url"
            required
            data-autofocus
            {...form.getInputProps('url')}
          />
          <EventChoice value={events} onChange={setEvents} />
          <FormMessage>{message}</FormMessage>
          <Group justify="flex-end" gap={8}>
            <Button variant="default" onClick={onClose}>
              {cancel()}
            </Button>
            <Button type="submit" loading={isBusy} disabled={events.length === 0}>
              {m.make()}
            </Button>
          </Group>
        </Stack>
      </form>
    </Modal>
  )
}

const SecretOnce = ({ value, onClose }: { value: string; onClose: () => void }) => (
  <Modal
    opened
    onClose={onClose}
    title={m.secret()}
    size="lg"
    withCloseButton={false}
    closeOnEscape={false}
    closeOnClickOutside={false}
  >
    <Stack gap={14}>
      <Alert color="yellow" icon={<Icon name="lock" />}>
        {rich(m.secretOnce, { b: (words) => <b>{words}</b> })}
      </Alert>
      <Group gap={8} wrap="nowrap">
        <TextInput
          aria-label={m.secret()}
          flex={1}
          readOnly
          data-autofocus
          value={value}
          onFocus={(event) => event.currentTarget.select()}
        />
        <Button variant="default" leftSection={<Icon name="copy" size={16} />} onClick={() => void copyText(value)}>
          {m.copy()}
        </Button>
      </Group>
      <Group justify="flex-end">
        <Button onClick={onClose}>{m.done()}</Button>
      </Group>
    </Stack>
  </Modal>
)
