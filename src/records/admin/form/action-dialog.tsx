import { Button, Group, Modal, type ModalProps, Stack } from '@mantine/core'
import type { FormEvent, ReactNode } from 'react'
import { FormMessage } from '#records/admin/form/form-message.tsx'
import { cancel } from '#ui/admin/messages.ts'

interface DialogButtonsProps {
  action: string
  isBusy: boolean
  isReady?: boolean
  /** On the other button. */
  instead?: string
  onClose: () => void
}

/** At the end of a form in a dialog. */
export const DialogButtons = ({ action, isBusy, isReady = true, instead, onClose }: DialogButtonsProps) => (
  <Group justify="flex-end" gap={8}>
    <Button variant="default" onClick={onClose}>
      {instead ?? cancel()}
    </Button>
    <Button type="submit" loading={isBusy} disabled={!isReady}>
      {action}
    </Button>
  </Group>
)

interface ActionDialogProps
  extends DialogButtonsProps, Pick<ModalProps, 'title' | 'size' | 'centered' | 'closeOnClickOutside'> {
  message: string | undefined
  onSubmit: (event: FormEvent) => void
  children: ReactNode
}

/** Asks for what one action needs (`useActionForm`), and stays open while that is refused. */
export const ActionDialog = (props: ActionDialogProps) => {
  const { action, isBusy, isReady, instead, message, onSubmit, onClose, children, ...modal } = props
  return (
    <Modal opened onClose={onClose} {...modal}>
      <form onSubmit={onSubmit}>
        <Stack gap={14}>
          {children}
          <FormMessage>{message}</FormMessage>
          <DialogButtons {...{ action, isBusy, isReady, instead, onClose }} />
        </Stack>
      </form>
    </Modal>
  )
}
