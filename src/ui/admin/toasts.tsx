import { toast, ToastContainer, type ToastOptions } from 'react-toastify/unstyled'
import { Icon, type IconName } from '#ui/admin/icon.tsx'
import './toasts.css'

const TOAST_MS = 1250
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

export const notify = {
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
