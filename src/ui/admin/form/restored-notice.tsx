import { Alert, Button, Group, Text } from '@mantine/core'
import type { Restored } from '#ui/admin/form/use-restore.tsx'
import { formatDateTime } from '#ui/admin/format.ts'
import { Icon } from '#ui/admin/icon.tsx'

interface RestoredNoticeProps {
  restored: Restored<unknown> | undefined
  onUndo: () => void
  onClose: () => void
  className?: string | undefined
}

/** After restoring an old version: one click brings back the previous one. */
export function RestoredNotice({ restored, onUndo, onClose, className }: RestoredNoticeProps) {
  if (!restored) return null
  return (
    <Alert
      color="cobalt"
      className={className}
      icon={<Icon name="history" />}
      role="status"
      withCloseButton
      closeButtonLabel="Close"
      onClose={onClose}
    >
      <Group justify="space-between">
        <Text size="sm">The version of {formatDateTime(restored.createdAt)} is back.</Text>
        <Button size="compact-sm" variant="default" leftSection={<Icon name="undo" size={15} />} onClick={onUndo}>
          Undo the restore
        </Button>
      </Group>
    </Alert>
  )
}
