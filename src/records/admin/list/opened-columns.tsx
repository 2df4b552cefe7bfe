import { Drawer, Popover } from '@mantine/core'
import { useMediaQuery, useMounted } from '@mantine/hooks'
import * as m from '#records/admin/list/messages.ts'
import { ColumnsPanel, type ColumnsPanelProps } from '#records/admin/list/columns-panel.tsx'
import { PHONE } from '#records/admin/list/phone.ts'
import { Anchor } from '#ui/admin/anchor.tsx'

interface OpenedColumnsProps {
  id: string
  anchor: HTMLElement
  isOpen: boolean
  onChange: (isOpen: boolean) => void
  panel: ColumnsPanelProps
}

/** Beside the button, on a phone at the bottom of the screen. */
export function OpenedColumns({ id, anchor, isOpen, onChange, panel }: OpenedColumnsProps) {
  const isPhone = useMediaQuery(PHONE, false, { getInitialValueInEffect: false })
  // Opened after it is mounted: it remembers then where to return the focus.
  const isShown = useMounted() && isOpen
  if (isPhone)
    return (
      <Drawer opened={isShown} onClose={() => onChange(false)} position="bottom" size="auto" title={m.columns()}>
        <ColumnsPanel {...panel} />
      </Drawer>
    )
  return (
    <Popover
      id={id}
      opened={isShown}
      onChange={onChange}
      position="bottom-end"
      width={290}
      shadow="md"
      trapFocus
      returnFocus
    >
      <Popover.Target>
        <Anchor element={anchor} />
      </Popover.Target>
      <Popover.Dropdown p={0} aria-label={m.columns()}>
        <ColumnsPanel {...panel} />
      </Popover.Dropdown>
    </Popover>
  )
}
