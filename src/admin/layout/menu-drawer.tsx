import { Drawer } from '@mantine/core'
import { useMounted } from '@mantine/hooks'
import * as m from '#admin/layout/messages.ts'
import { Navigation } from '#admin/layout/navigation.tsx'
import type { SignedInUser } from '#shared/schema/signed-in.ts'
import css from './admin-layout.module.css'

interface MenuDrawerProps {
  user: SignedInUser
  isOpen: boolean
  onClose: () => void
}

/** The navigation where it has no room beside the screen. */
export const MenuDrawer = ({ user, isOpen, onClose }: MenuDrawerProps) => (
  // Opened after it is mounted: it remembers then where to return the focus.
  <Drawer.Root opened={useMounted() && isOpen} onClose={onClose} size={280} hiddenFrom="lg">
    <Drawer.Overlay />
    <Drawer.Content aria-label={m.menu()}>
      <Drawer.Body className={css.drawer}>
        <Navigation user={user} />
      </Drawer.Body>
    </Drawer.Content>
  </Drawer.Root>
)
