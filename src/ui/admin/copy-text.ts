import * as m from '#ui/admin/messages.ts'
import { notify, SUCCESS } from '#ui/admin/toasts.tsx'

/** The clipboard API exists only on https and localhost. */
export async function copyText(text: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(text)
    notify.success(SUCCESS.copied)
  } catch {
    notify.warning(m.cannotCopy)
  }
}
