import { createPolymorphicComponent, type Menu, type MenuItemProps } from '@mantine/core'
import { createContext, type ReactNode, use } from 'react'

interface Parts {
  Item: typeof Menu.Item
  Label: typeof Menu.Label
  Divider: typeof Menu.Divider
}

/** The parts of a menu come with it: items are named by screens that have not loaded it. */
export const MenuParts = createContext<Parts | undefined>(undefined)

function Item(props: MenuItemProps) {
  const parts = use(MenuParts)
  return parts && <parts.Item {...props} />
}

export const MenuItem = createPolymorphicComponent<'button', MenuItemProps>(Item)

export function MenuDivider() {
  const parts = use(MenuParts)
  return parts && <parts.Divider />
}

export function MenuLabel({ children }: { children: ReactNode }) {
  const parts = use(MenuParts)
  return parts && <parts.Label>{children}</parts.Label>
}
