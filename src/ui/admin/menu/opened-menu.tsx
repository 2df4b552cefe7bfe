import { Menu, type MenuProps } from '@mantine/core'
import { useMounted } from '@mantine/hooks'
import type { ReactNode } from 'react'
import { Anchor } from '#ui/admin/anchor.tsx'
import { MenuParts } from '#ui/admin/menu/menu-item.tsx'

const PARTS = { Item: Menu.Item, Label: Menu.Label, Divider: Menu.Divider }

interface OpenedMenuProps extends Pick<MenuProps, 'position' | 'width' | 'returnFocus'> {
  id: string
  anchor: HTMLElement
  isOpen: boolean
  onChange: (isOpen: boolean) => void
  className?: string | undefined
  children: ReactNode
}

export const OpenedMenu = ({ anchor, isOpen, className, children, ...menu }: OpenedMenuProps) => (
  // Opened after it is mounted: it remembers then where to return the focus.
  <Menu {...menu} opened={useMounted() && isOpen} withinPortal>
    <Menu.Target>
      <Anchor element={anchor} />
    </Menu.Target>
    <Menu.Dropdown className={className}>
      <MenuParts value={PARTS}>{children}</MenuParts>
    </Menu.Dropdown>
  </Menu>
)
