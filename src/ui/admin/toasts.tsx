import { Button, Kbd } from '@mantine/core'
import { toast, ToastContainer, type ToastOptions } from 'react-toastify/unstyled'
import * as m from '#ui/admin/messages.ts'
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
type Words = string | (() => string)

/** One at a time: a new one replaces the shown one. */
function show(kind: Kind, message: Words): void {
  const options: ToastOptions = { type: kind, icon: <Icon name={KINDS[kind]} /> }
  toast.dismiss()
  toast.clearWaitingQueue()
  toast(typeof message === 'string' ? message : message(), options)
}

/** What was done, with a button and a key that take it back. */
function undoable(message: string, undo: () => void): void {
  toast.dismiss()
  toast.clearWaitingQueue()
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

export const notify = {
  undoable,
  success: (message: Words) => show('success', message),
  error: (message: Words) => show('error', message),
  warning: (message: Words) => show('warning', message),
  info: (message: Words) => show('info', message),
}

export const SUCCESS = {
  copied: m.copied,
  shortcodeAdded: m.shortcodeAdded,
  completed: m.completed,
  updated: m.updated,
  deleted: m.deleted,
  archived: m.archived,
  unarchived: m.unarchived,
  cacheRefreshed: m.cacheRefreshed,
  headingIds: m.headingIds,
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
    aria-label={m.notifications()}
  />
)
