import { Button, Kbd } from '@mantine/core'
import { toast, ToastContainer, type ToastOptions } from 'react-toastify/unstyled'
import { Icon, type IconName } from '#ui/admin/icon.tsx'
import './toasts.css'

const TOAST_MS = 1250
/** As long as mails wait for somebody to change their mind. */
const UNDO_MS = 10_000
const KINDS = { success: 'check', error: 'x', warning: 'warn', info: 'info' } as const satisfies Record<
  string,
  IconName
>
type Kind = keyof typeof KINDS

/** One at a time: a new one replaces the shown one. */
function show(kind: Kind, message: string): void {
  const options: ToastOptions = { type: kind, icon: <Icon name={KINDS[kind]} /> }
  toast.dismiss()
  toast.clearWaitingQueue()
  toast(message, options)
}

/** What was done, with a button and a key that take it back. */
function undoable(message: string, undo: () => void): void {
  toast.dismiss()
  toast.clearWaitingQueue()
  const words = (
    <span className="toast-undo">
      {message}
      <Button size="compact-sm" variant="subtle" onClick={undo} rightSection={<Kbd size="xs">Z</Kbd>}>
        Undo
      </Button>
    </span>
  )
  toast(words, { type: 'success', icon: <Icon name="check" />, autoClose: UNDO_MS })
}

export const notify = {
  undoable,
  success: (message: string) => show('success', message),
  error: (message: string) => show('error', message),
  warning: (message: string) => show('warning', message),
  info: (message: string) => show('info', message),
}

/** The success texts, verbatim from the specification. */
export const SUCCESS = {
  copied: 'Successfully copied !',
  shortcodeAdded: 'Shortcode added !',
  completed: 'Successfully completed !',
  updated: 'Successfully updated !',
  deleted: 'Successfully deleted !',
  archived: 'Successfully archived !',
  unarchived: 'Successfully unarchived !',
  cacheRefreshed: 'Cache refreshed !',
  headingIds: 'IDs were set for Headers in Content Editor',
} as const

export const Toasts = () => (
  <ToastContainer
    position="bottom-left"
    limit={1}
    autoClose={TOAST_MS}
    hideProgressBar
    closeOnClick
    pauseOnHover
    closeButton={false}
    newestOnTop
    aria-label="Notifications"
  />
)
