import { Drawer } from '@mantine/core'
import { useMounted } from '@mantine/hooks'
import type { ReactNode } from 'react'
import { FaqFields } from '#posts/admin/form/faq-fields.tsx'
import { LIST_TITLES, type ListName } from '#posts/admin/form/list-names.ts'
import type { PartProps } from '#posts/admin/form/post-form.ts'
import { ReferenceFields } from '#posts/admin/form/reference-fields.tsx'
import { TableContentFields } from '#posts/admin/form/table-content-fields.tsx'
import { Lockable } from '#records/admin/form/lockable.tsx'

interface BlocksDrawerProps extends Pick<PartProps, 'form'> {
  /** Which list of the post is edited, or was. */
  list: ListName
  isOpen: boolean
  onClose: () => void
  onSync: () => void
}

export function BlocksDrawer({ form, list, isOpen, onClose, onSync }: BlocksDrawerProps) {
  const fields: Record<ListName, ReactNode> = {
    faq: <FaqFields form={form} />,
    references: <ReferenceFields form={form} />,
    tableContent: <TableContentFields form={form} onSync={onSync} />,
  }
  return (
    <Drawer opened={useMounted() && isOpen} onClose={onClose} position="right" size="lg" title={LIST_TITLES[list]()}>
      <Lockable>{fields[list]}</Lockable>
    </Drawer>
  )
}
