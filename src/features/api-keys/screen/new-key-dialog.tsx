import { Group, Modal, SimpleGrid, Stack, Text, TextInput } from '@mantine/core'
import { useState } from 'react'
import * as m from '#features/api-keys/messages.ts'
import { type Chosen, scopesOf } from '#features/api-keys/screen/areas.ts'
import { DAYS, endAfter, ExpirySelect } from '#features/api-keys/screen/expiry-select.tsx'
import { KeyReady, type ReadyKey } from '#features/api-keys/screen/key-ready.tsx'
import { lookAgain } from '#features/api-keys/screen/queries.ts'
import { ScopeTable } from '#features/api-keys/screen/scope-table.tsx'
import { api } from '#records/admin/api/client.ts'
import { DialogButtons } from '#records/admin/form/action-dialog.tsx'
import { FormMessage } from '#records/admin/form/form-message.tsx'
import { useActionForm } from '#records/admin/form/use-action-form.ts'
import { useNow } from '#ui/admin/use-now.ts'

export function NewKeyDialog({ onClose }: { onClose: () => void }) {
  const now = useNow()
  const [chosen, setChosen] = useState<Chosen>({ 0: 'read' })
  const [ready, setReady] = useState<ReadyKey>()
  const scopes = scopesOf(chosen)
  const { form, isBusy, message, onSubmit } = useActionForm({ name: '', days: DAYS }, async ({ name, days }) => {
    const expiresAt = endAfter(days, now)
    const { key: value } = await api.post('/api-keys', { body: { name, scopes, expiresAt } })
    setReady({ name, value, expiresAt })
    await lookAgain()
  })
  if (ready) return <KeyReady {...ready} onClose={onClose} />
  return (
    <Modal opened onClose={onClose} title={m.newTitle()} size="xl" closeOnClickOutside={false}>
      <form onSubmit={onSubmit}>
        <Stack gap={14}>
          <SimpleGrid cols={{ base: 1, sm: 2 }} spacing={14}>
            <TextInput
              label={m.name()}
              description={m.nameHint()}
              required
              data-autofocus
              autoComplete="off"
              {...form.getInputProps('name')}
            />
            <ExpirySelect {...form.getInputProps('days')} />
          </SimpleGrid>
          <div>
            <Text size="sm" fw={600}>
              {m.whatItMay()}
            </Text>
            <Text size="sm" c="dimmed" mb={8}>
              {m.publishMeans()}
            </Text>
            <ScopeTable chosen={chosen} onChange={setChosen} />
          </div>
          <FormMessage>{message}</FormMessage>
          <Group justify="space-between" gap={8}>
            <Text size="sm" c="dimmed" role="status">
              {scopes.length > 0 ? m.shownOnce() : m.chooseSome()}
            </Text>
            <DialogButtons action={m.make()} isReady={scopes.length > 0} {...{ isBusy, onClose }} />
          </Group>
        </Stack>
      </form>
    </Modal>
  )
}
