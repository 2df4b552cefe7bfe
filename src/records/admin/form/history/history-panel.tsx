import { useMediaQuery } from '@mantine/hooks'
import { memo, use, useState } from 'react'
import { History } from '#records/admin/form/history/history.tsx'
import type { HistoryOf } from '#records/admin/form/history/history-version.tsx'
import { HistoryView } from '#records/admin/form/history/history-view.tsx'
import { RestoreContext } from '#records/admin/form/use-restore.tsx'

const ROOM_FOR_MORE = '(min-width: 64em)'

/** The history next to its form. Typing in the form does not render it. */
export const HistoryPanel = memo(function HistoryPanel(of: HistoryOf) {
  const restore = use(RestoreContext)
  const [chosen, setChosen] = useState<number>()
  const [isWide, setWide] = useState(false)
  const hasRoom = useMediaQuery(ROOM_FOR_MORE, true)
  return (
    <>
      <HistoryView
        {...of}
        shape="panel"
        chosen={chosen}
        onChoose={setChosen}
        onRestore={async (version, fields) => {
          const isDone = await restore(version, fields)
          if (isDone) setChosen(undefined)
          return isDone
        }}
        {...(hasRoom ? { onWiden: () => setWide(true) } : {})}
      />
      {isWide && <History {...of} first={chosen} onRestore={restore} onClose={() => setWide(false)} />}
    </>
  )
})
