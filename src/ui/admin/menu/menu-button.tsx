import type { MenuProps } from '@mantine/core'
import { type AriaAttributes, type ReactElement, type ReactNode, type Ref, Suspense, useId, useState } from 'react'
import { lazyDialog, warm } from '#ui/admin/lazy-part.tsx'

/** What the button gets, to be put on it as it is. */
interface ButtonProps extends Pick<AriaAttributes, 'aria-haspopup' | 'aria-expanded' | 'aria-controls'> {
  ref: Ref<HTMLButtonElement>
  id: string
  onClick: () => void
  onPointerEnter: () => void
  onFocus: () => void
}

interface MenuButtonProps extends Pick<MenuProps, 'position' | 'width' | 'returnFocus'> {
  button: (props: ButtonProps) => ReactElement
  /** Of the menu. */
  className?: string | undefined
  /** Items, rendered while it is open. */
  children: ReactNode
}

/** Menus and what they are placed with; loaded with the pointer or the focus on the way, or once nothing else goes on. */
export const loadMenu = async () => (await import('#ui/admin/menu/opened-menu.tsx')).OpenedMenu
const OpenedMenu = lazyDialog(loadMenu)
const onTheWay = () => warm(loadMenu)

/** A button with a menu, which is loaded for the first that is opened. */
export function MenuButton({ button, children, ...menu }: MenuButtonProps) {
  const id = useId()
  const [anchor, setAnchor] = useState<HTMLButtonElement | null>(null)
  const [isOpen, setOpen] = useState(false)
  const [wasOpened, setWasOpened] = useState(false)
  return (
    <>
      {button({
        ref: setAnchor,
        id,
        'aria-haspopup': 'menu',
        'aria-expanded': isOpen,
        'aria-controls': isOpen ? `${id}-dropdown` : undefined,
        onClick: () => {
          setWasOpened(true)
          setOpen(!isOpen)
        },
        onPointerEnter: onTheWay,
        onFocus: onTheWay,
      })}
      {wasOpened && anchor && (
        <Suspense>
          <OpenedMenu {...menu} id={id} anchor={anchor} isOpen={isOpen} onChange={setOpen}>
            {children}
          </OpenedMenu>
        </Suspense>
      )}
    </>
  )
}
