import { Alert, Button, Group, Text } from '@mantine/core'
import type { useDraft } from '#ui/admin/form/use-draft.ts'
import { formatDateTime } from '#ui/admin/format.ts'
import { Icon } from '#ui/admin/icon.tsx'

interface DraftNoticeProps<Input> {
  draft: ReturnType<typeof useDraft<Input>>
  /** The record was saved since. */
  isOld: boolean
  onRestore: (values: Input) => void
  className?: string | undefined
}

/** Offers what was typed here earlier and never saved. */
export function DraftNotice<Input>({ draft, isOld, onRestore, className }: DraftNoticeProps<Input>) {
  const { found } = draft
  if (!found) return null
  return (
    <Alert color="yellow" className={className} icon={<Icon name="history" />} title="You have unsaved work here">
      <Group justify="space-between">
        <Text size="sm">
          Typed on {formatDateTime(found.typedAt)} in this browser and never saved.
          {isOld && ' The record was saved by somebody since.'}
        </Text>
        <Group gap={8}>
          <Button
            size="compact-sm"
            onClick={() => {
              onRestore(found.values)
              draft.close()
            }}
          >
            Restore it
          </Button>
          <Button size="compact-sm" variant="default" onClick={draft.drop}>
            Throw it away
          </Button>
        </Group>
      </Group>
    </Alert>
  )
}
