import { Button } from '@mantine/core'
import { Suspense, useId, useState } from 'react'
import * as m from '#records/admin/list/messages.ts'
import { Icon } from '#ui/admin/icon.tsx'
import type { ColumnsPanelProps } from '#records/admin/list/columns-panel.tsx'
import { lazyDialog, warm } from '#ui/admin/lazy-part.tsx'

const load = async () => (await import('#records/admin/list/opened-columns.tsx')).OpenedColumns
const OpenedColumns = lazyDialog(load)
const onTheWay = () => warm(load)

export function ColumnsButton(props: ColumnsPanelProps) {
  const id = useId()
  const [button, setButton] = useState<HTMLButtonElement | null>(null)
  const [isOpen, setOpen] = useState(false)
  const [wasOpened, setWasOpened] = useState(false)
  return (
    <>
      <Button
        ref={setButton}
        id={id}
        variant={isOpen ? 'light' : 'subtle'}
        color={isOpen ? undefined : 'gray'}
        size="compact-sm"
        leftSection={<Icon name="columns" size={16} />}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onPointerEnter={onTheWay}
        onFocus={onTheWay}
        onClick={() => {
          setWasOpened(true)
          setOpen(!isOpen)
        }}
      >
        {m.columnsShown({ number: props.shown.length })}
      </Button>
      {wasOpened && button && (
        <Suspense>
          <OpenedColumns id={id} anchor={button} isOpen={isOpen} onChange={setOpen} panel={props} />
        </Suspense>
      )}
    </>
  )
}
