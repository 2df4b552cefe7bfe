import { createContext, type DragEvent, type ReactNode, use } from 'react'
import css from './lockable.module.css'

/** Whether the form can only be read: its user may not save it, and has not begun to suggest a change. */
export const LockedContext = createContext(false)

export const useLocked = () => use(LockedContext)

export function Lockable({ children }: { children: ReactNode }) {
  const isLocked = useLocked()
  return (
    <fieldset className={css.fields} disabled={isLocked} onDropCapture={isLocked ? refuse : undefined}>
      {children}
    </fieldset>
  )
}

function refuse(event: DragEvent): void {
  event.preventDefault()
  event.stopPropagation()
}
