import { notify, SUCCESS } from '#ui/admin/toasts.tsx'

/** The clipboard API exists only on https and localhost. */
export async function copyText(text: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(text)
    notify.success(SUCCESS.copied)
  } catch {
    notify.warning('This browser does not let the page copy. Select the text and copy it yourself.')
  }
}
