import { useEffect } from 'react'
import * as m from '#ui/admin/messages.ts'

/** Sets the title of the window and of the history entry, and announces it to screen readers. */
export function useScreenTitle(title: string): void {
  const name = m.windowTitle({ title })
  useEffect(() => {
    document.title = name
  }, [name])
}
