import { notify, SUCCESS } from '#ui/admin/toasts.tsx'

/** Browsers allow it on https and localhost only. */
export async function copyText(text: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(text)
    notify.success(SUCCESS.copied)
  } catch {
    notify.warning('This browser does not let the page copy. Select the text and copy it yourself.')
  }
}
