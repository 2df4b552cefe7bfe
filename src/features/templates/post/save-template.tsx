import { Button, Group, Modal, Text, TextInput } from '@mantine/core'
import { readTemplatesAgain } from '#features/templates/admin/queries.ts'
import * as m from '#features/templates/messages.ts'
import { TEMPLATE_NAME_MAX } from '#features/templates/schema.ts'
import type { BlocksTemplate } from '#features/templates/post/fields.ts'
import { api } from '#records/admin/api/client.ts'
import { FormMessage } from '#records/admin/form/form-message.tsx'
import { useActionForm } from '#records/admin/form/use-action-form.ts'
import { cancel, close } from '#ui/admin/messages.ts'
import { notify, SUCCESS } from '#ui/admin/toasts.tsx'

interface SaveTemplateProps {
  from: { postId: string } | { text: BlocksTemplate }
  name?: string
  onClose: () => void
}

export function SaveTemplate({ from, name: given = '', onClose }: SaveTemplateProps) {
  const values = { name: given.slice(0, TEMPLATE_NAME_MAX) }
  const { form, isBusy, message, onSubmit } = useActionForm(values, async ({ name }) => {
    await api.post('/templates', { body: { ...from, name } })
    notify.success(SUCCESS.completed)
    await readTemplatesAgain()
    onClose()
  })
  return (
    <Modal opened onClose={onClose} title={m.saveTitle()} closeButtonProps={{ 'aria-label': close() }}>
      <form onSubmit={onSubmit}>
        <Text size="sm" c="dimmed" mb={12}>
          {'postId' in from ? m.saveLead() : m.saveBlocksLead()}
        </Text>
        <TextInput
          label={m.name()}
          required
          data-autofocus
          autoComplete="off"
          maxLength={TEMPLATE_NAME_MAX}
          {...form.getInputProps('name')}
        />
        <FormMessage>{message}</FormMessage>
        <Group justify="flex-end" mt={16}>
          <Button variant="default" onClick={onClose}>
            {cancel()}
          </Button>
          <Button type="submit" loading={isBusy}>
            {m.save()}
          </Button>
        </Group>
      </form>
    </Modal>
  )
}
