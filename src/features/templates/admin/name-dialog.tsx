import { Button, Group, Modal, Text, TextInput } from '@mantine/core'
import { readTemplatesAgain } from '#features/templates/admin/queries.ts'
import { name as nameLabel } from '#features/templates/messages.ts'
import { TEMPLATE_NAME_MAX } from '#features/templates/schema.ts'
import { FormMessage } from '#records/admin/form/form-message.tsx'
import { useActionForm } from '#records/admin/form/use-action-form.ts'
import { cancel, close } from '#ui/admin/messages.ts'

interface NameDialogProps {
  title: string
  lead?: string
  name: string
  action: string
  onSend: (name: string) => Promise<void>
  onClose: () => void
}

/** Asks for the name of a template, and stays open while it is refused. */
export function NameDialog({ title, lead, name, action, onSend, onClose }: NameDialogProps) {
  const values = { name: name.slice(0, TEMPLATE_NAME_MAX) }
  const { form, isBusy, message, onSubmit } = useActionForm(values, async (typed) => {
    await onSend(typed.name)
    await readTemplatesAgain()
    onClose()
  })
  return (
    <Modal opened onClose={onClose} title={title} closeButtonProps={{ 'aria-label': close() }}>
      <form onSubmit={onSubmit}>
        {lead && (
          <Text size="sm" c="dimmed" mb={12}>
            {lead}
          </Text>
        )}
        <TextInput
          label={nameLabel()}
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
            {action}
          </Button>
        </Group>
      </form>
    </Modal>
  )
}
