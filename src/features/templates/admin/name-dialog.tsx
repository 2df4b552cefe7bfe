import { Text, TextInput } from '@mantine/core'
import { readTemplatesAgain } from '#features/templates/admin/queries.ts'
import { name as nameLabel } from '#features/templates/messages.ts'
import { TEMPLATE_NAME_MAX } from '#features/templates/schema.ts'
import { ActionDialog } from '#records/admin/form/action-dialog.tsx'
import { useActionForm } from '#records/admin/form/use-action-form.ts'

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
    <ActionDialog {...{ title, action, isBusy, message, onSubmit, onClose }}>
      {lead && (
        <Text size="sm" c="dimmed">
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
    </ActionDialog>
  )
}
