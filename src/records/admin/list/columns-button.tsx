import { Button, Drawer, Popover, Skeleton } from '@mantine/core'
import { useMediaQuery } from '@mantine/hooks'
import { Suspense, useState } from 'react'
import * as m from '#records/admin/list/messages.ts'
import { Icon } from '#ui/admin/icon.tsx'
import type { ColumnsPanelProps } from '#records/admin/list/columns-panel.tsx'
import { lazyPart } from '#ui/admin/lazy-part.tsx'
import { PHONE } from '#records/admin/list/phone.ts'

const ColumnsPanel = lazyPart(async () => ({
  default: (await import('#records/admin/list/columns-panel.tsx')).ColumnsPanel,
}))

export function ColumnsButton(props: ColumnsPanelProps) {
  const [isOpen, setOpen] = useState(false)
  const isPhone = useMediaQuery(PHONE)
  const panel = (
    <Suspense fallback={<Skeleton height={300} />}>
      <ColumnsPanel {...props} />
    </Suspense>
  )
  const button = (
    <Button
      variant={isOpen ? 'light' : 'subtle'}
      color={isOpen ? undefined : 'gray'}
      size="compact-sm"
      leftSection={<Icon name="columns" size={16} />}
      aria-expanded={isOpen}
      onClick={() => setOpen(!isOpen)}
    >
      {m.columnsShown({ number: props.shown.length })}
    </Button>
  )
  if (isPhone)
    return (
      <>
        {button}
        <Drawer opened={isOpen} onClose={() => setOpen(false)} position="bottom" size="auto" title={m.columns()}>
          {panel}
        </Drawer>
      </>
    )
  return (
    <Popover opened={isOpen} onChange={setOpen} position="bottom-end" width={290} shadow="md" trapFocus returnFocus>
      <Popover.Target>{button}</Popover.Target>
      <Popover.Dropdown p={0} aria-label={m.columns()}>
        {panel}
      </Popover.Dropdown>
    </Popover>
  )
}
