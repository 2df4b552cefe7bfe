import { Alert, Button, Group, Text } from '@mantine/core'
import type { ReactNode } from 'react'
import * as m from '#ui/admin/messages.ts'
import { Icon } from '#ui/admin/icon.tsx'

interface UndoNoticeProps {
  children: ReactNode
  label?: string
  isBusy?: boolean
  onUndo: () => void
  onClose: () => void
  /** A note where the action was announced already. */
  role?: 'status' | 'note'
  className?: string | undefined
  m?: number
  mb?: number
}

/** What was done, and one click that undoes it. A toast would be gone too soon. */
export const UndoNotice = ({
  children,
  label = m.undo(),
  isBusy = false,
  role = 'status',
  onUndo,
  onClose,
  ...box
}: UndoNoticeProps) => (
  <Alert
    color="cobalt"
    icon={<Icon name="history" />}
    role={role}
    withCloseButton
    closeButtonLabel={m.close()}
    onClose={onClose}
    {...box}
  >
    <Group justify="space-between">
      <Text size="sm">{children}</Text>
      <Button
        size="compact-sm"
        variant="default"
        leftSection={<Icon name="undo" size={15} />}
        loading={isBusy}
        onClick={onUndo}
      >
        {label}
      </Button>
    </Group>
  </Alert>
)
