import { Button, SimpleGrid, Text, TextInput } from '@mantine/core'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { Section } from '#admin/settings/section.tsx'
import * as m from '#features/webhooks/messages.ts'
import type { Webhook } from '#features/webhooks/schema.ts'
import { Calls } from '#features/webhooks/screen/calls.tsx'
import { EventChoice } from '#features/webhooks/screen/event-choice.tsx'
import { Frame } from '#features/webhooks/screen/frame.tsx'
import { PausedNotice } from '#features/webhooks/screen/paused-notice.tsx'
import { callAndTell, LIST, lookAgain, saveHook } from '#features/webhooks/screen/queries.ts'
import { SecretPart } from '#features/webhooks/screen/secret-part.tsx'
import { api } from '#records/admin/api/client.ts'
import { FormMessage } from '#records/admin/form/form-message.tsx'
import { LeaveGuard } from '#records/admin/form/leave-guard.tsx'
import { useActionForm } from '#records/admin/form/use-action-form.ts'
import { confirm } from '#ui/admin/confirm.tsx'
import { Icon } from '#ui/admin/icon.tsx'
import { notify, SUCCESS } from '#ui/admin/toasts.tsx'
import css from './webhook.module.css'

const FORM = 'webhook'

export function OneWebhook({ hook }: { hook: Webhook }) {
  const { id, name, url, events, isActive, pausedAt } = hook
  const navigate = useNavigate()
  const { form, isBusy, message, onSubmit } = useActionForm({ name, url, events }, async (values) => {
    // Whoever mends the address of a paused one wants it to go on.
    await saveHook(hook, { ...values, isActive: isActive || pausedAt !== null })
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

  async function remove(): Promise<void> {
    const question = { title: m.removeTitle(), body: m.removeBody(), action: m.removeAction(), isDangerous: true }
    if (!(await confirm(question))) return
    await api.delete('/webhooks/{id}', { params: { id } })
    form.resetDirty()
    await navigate(LIST)
    notify.success(SUCCESS.deleted)
    await lookAgain()
  }

  const actions = (
    <>
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
      <Button variant="default" c="var(--neg)" onClick={() => void remove().catch(() => undefined)}>
        {m.remove()}
      </Button>
      <Button type="submit" form={FORM} loading={isBusy} disabled={form.values.events.length === 0}>
        {m.save()}
      </Button>
    </>
  )
  return (
    <Frame title={name || url.replace(/^https?:\/\//, '')} actions={actions}>
      {pausedAt && <PausedNotice hook={hook} pausedAt={pausedAt} onStart={() => turn(true)} />}
      <div className={css.columns}>
        <form id={FORM} className={css.sections} onSubmit={onSubmit}>
          <Section title={m.addressTitle()}>
            <SimpleGrid cols={{ base: 1, sm: 2 }} spacing={14} mt={14}>
              <TextInput label={m.address()} type="url" required withAsterisk={false} {...form.getInputProps('url')} />
              <TextInput label={m.name()} description={m.nameHint()} {...form.getInputProps('name')} />
            </SimpleGrid>
            <FormMessage>{message}</FormMessage>
            <SecretPart hook={hook} />
          </Section>
          <Section title={m.when()} lead={m.whenHint()}>
            <EventChoice value={form.values.events} onChange={(chosen) => form.setFieldValue('events', chosen)} />
            {form.values.events.length === 0 && (
              <Text size="sm" c="var(--neg)" mt={10} role="status">
                {m.chooseEvent()}
              </Text>
            )}
          </Section>
        </form>
        <Calls hookId={id} />
      </div>
      <LeaveGuard hasChanges={() => form.isDirty()} onDiscard={form.reset} />
    </Frame>
  )
}
