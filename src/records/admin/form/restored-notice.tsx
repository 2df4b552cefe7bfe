import * as m from '#records/admin/form/messages.ts'
import type { Restored } from '#records/admin/form/use-restore.tsx'
import { formatDateTime } from '#ui/admin/format.ts'
import { UndoNotice } from '#ui/admin/undo-notice.tsx'

interface RestoredNoticeProps {
  restored: Restored<unknown> | undefined
  onUndo: () => void
  onClose: () => void
  className?: string | undefined
}

export const RestoredNotice = ({ restored, ...props }: RestoredNoticeProps) =>
  restored && (
    <UndoNotice label={m.undoRestore()} {...props}>
      {m.versionIsBack({ moment: formatDateTime(restored.createdAt) })}
    </UndoNotice>
  )
