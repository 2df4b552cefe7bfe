import { Button, Kbd } from '@mantine/core'
import { toast, ToastContainer } from 'react-toastify/unstyled'
import * as m from '#ui/admin/messages.ts'
import { Icon, type IconName } from '#ui/admin/icon.tsx'

const TOAST_MS = 1250
/** As long as mails wait for somebody to change their mind. */
const UNDO_MS = 10_000
const ICONS = { success: 'check', error: 'x', warning: 'warn', info: 'info' } as const satisfies Record<
  string,
  IconName
>
export type Kind = keyof typeof ICONS

/** One at a time: a new one replaces the shown one. */
function makeRoom(): void {
  toast.dismiss()
  toast.clearWaitingQueue()
}

export function show(kind: Kind, message: string): void {
  makeRoom()
  toast(message, { type: kind, icon: <Icon name={ICONS[kind]} /> })
}

export function showUndoable(message: string, undo: () => void): void {
  makeRoom()
  const words = (
    <span className="toast-undo">
      {message}
      <Button size="compact-sm" variant="subtle" onClick={undo} rightSection={<Kbd size="xs">Z</Kbd>}>
        {m.undo()}
      </Button>
    </span>
  )
  toast(words, { type: 'success', icon: <Icon name="check" />, autoClose: UNDO_MS })
}

export const Shelf = () => (
  <ToastContainer
    position="bottom-left"
    limit={1}
    autoClose={TOAST_MS}
    hideProgressBar
    closeOnClick
    pauseOnHover
    closeButton={false}
    newestOnTop
    aria-label={m.notifications()}
  />
)
