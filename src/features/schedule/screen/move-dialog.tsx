import * as m from '#features/schedule/screen/messages.ts'
import { Button, Group, Modal, Stack } from '@mantine/core'
import { useState } from 'react'
import { KIND_WORDS } from '#features/schedule/screen/kind-words.ts'
import type { CalendarItem } from '#shared/schema/calendar.ts'
import { MomentField } from '#records/admin/form/moment-field.tsx'
import { longMoment } from '#ui/admin/prague-words.ts'
import { useNow } from '#ui/admin/use-now.ts'
import { timePassed } from '#features/schedule/messages.ts'
import { cancel } from '#ui/admin/messages.ts'

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
    <Modal opened onClose={onClose} title={m.moveTitle({ title: item.title })} centered>
      <Stack gap={14}>
        <MomentField
          label={KIND_WORDS[item.kind].does()}
          value={at}
          onChange={setAt}
          error={isPast ? timePassed() : undefined}
          isFocused
        />
        <Group gap={8} justify="flex-end">
          <Button variant="default" onClick={onClose}>
            {cancel()}
          </Button>
          <Button disabled={at === null || isPast} onClick={() => at && onMove(at)}>
            {at && !isPast ? m.moveTo({ moment: longMoment(at, now) }) : m.move()}
          </Button>
        </Group>
      </Stack>
    </Modal>
  )
}
