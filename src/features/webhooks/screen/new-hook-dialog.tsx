import { SimpleGrid, Text, TextInput } from '@mantine/core'
import { useState } from 'react'
import * as m from '#features/webhooks/messages.ts'
import { EventChoice } from '#features/webhooks/screen/event-choice.tsx'
import { lookAgain } from '#features/webhooks/screen/queries.ts'
import { SecretOnce } from '#features/webhooks/screen/secret-once.tsx'
import type { Subscribable } from '#features/webhooks/shared/events.ts'
import { api } from '#records/admin/api/client.ts'
import { ActionDialog } from '#records/admin/form/action-dialog.tsx'
import { useActionForm } from '#records/admin/form/use-action-form.ts'

export function NewHookDialog({ onClose }: { onClose: () => void }) {
  const [events, setEvents] = useState<Subscribable[]>(['post.published', 'post.updated'])
  const [secret, setSecret] = useState<string>()
  const { form, isBusy, message, onSubmit } = useActionForm({ url: '', name: '' }, async (values) => {
    const made = await api.post('/webhooks', { body: { ...values, events } })
    setSecret(made.secret)
    await lookAgain()
  })
  if (secret) return <SecretOnce value={secret} onClose={onClose} />
  return (
    <ActionDialog
      title={m.newHook()}
      size="xl"
      action={m.make()}
      isReady={events.length > 0}
      {...{ isBusy, message, onSubmit, onClose }}
      closeOnClickOutside={false}
    >
      <SimpleGrid cols={{ base: 1, sm: 2 }} spacing={14}>
        <TextInput
          label={m.address()}
          description={m.addressHint()}
          type="url"
          required
          data-autofocus
          {...form.getInputProps('url')}
        />
        <TextInput label={m.name()} description={m.nameHint()} {...form.getInputProps('name')} />
      </SimpleGrid>
      <div>
        <Text size="sm" fw={600}>
          {m.when()}
        </Text>
        <Text size="sm" c="dimmed">
          {m.whenHint()}
        </Text>
        <EventChoice value={events} onChange={setEvents} />
      </div>
    </ActionDialog>
  )
}
