import { Button, Group, Modal, Stack } from '@mantine/core'
import { useState } from 'react'
import { KIND_WORDS } from '#features/schedule/screen/kind-words.ts'
import type { CalendarItem } from '#shared/schema/calendar.ts'
import { MomentField } from '#records/admin/form/moment-field.tsx'
import { longMoment } from '#ui/admin/prague-words.ts'
import { useNow } from '#ui/admin/use-now.ts'

interface MoveDialogProps {
  item: CalendarItem
  onMove: (at: string) => void
  onClose: () => void
}

export function MoveDialog({ item, onMove, onClose }: MoveDialogProps) {
  const [at, setAt] = useState<string | null>(item.at)
  const now = useNow()
  const isPast = at !== null && at <= now.toISOString()
  return (
    <Modal opened onClose={onClose} title={`Move “${item.title}”`} centered>
      <Stack gap={14}>
        <MomentField
          label={KIND_WORDS[item.kind].does}
          value={at}
          onChange={setAt}
          error={isPast ? 'This time has passed. Choose a later one.' : undefined}
          isFocused
        />
        <Group gap={8} justify="flex-end">
          <Button variant="default" onClick={onClose}>
            Cancel
          </Button>
          <Button disabled={at === null || isPast} onClick={() => at && onMove(at)}>
            {at && !isPast ? `Move to ${longMoment(at, now)}` : 'Move'}
          </Button>
        </Group>
      </Stack>
    </Modal>
  )
}
