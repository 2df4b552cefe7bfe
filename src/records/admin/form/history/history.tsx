import { Modal } from '@mantine/core'
import { useState } from 'react'
import * as m from '#records/admin/form/history/messages.ts'
import type { HistoryOf } from '#records/admin/form/history/history-version.tsx'
import { HistoryView } from '#records/admin/form/history/history-view.tsx'
import type { Restore } from '#records/admin/form/use-restore.tsx'

interface HistoryProps extends HistoryOf {
  first?: number | undefined
  onRestore: Restore
  onClose: () => void
}

export function History({ first, onRestore, onClose, ...of }: HistoryProps) {
  const [chosen, setChosen] = useState(first)
  return (
    <Modal opened onClose={onClose} fullScreen title={m.history()}>
      <HistoryView
        {...of}
        shape="screen"
        chosen={chosen}
        onChoose={setChosen}
        onRestore={async (version, fields) => {
          const isDone = await onRestore(version, fields)
          if (isDone) onClose()
          return isDone
        }}
      />
    </Modal>
  )
}
