import { useSending } from '#records/admin/form/use-sending.ts'

/** For one action of a form. Errors are shown below it instead of as toasts. */
export function useAsk() {
  const { isSending, error, send } = useSending()
  const errorOf = (field: string) => error?.fields.find(({ path: at }) => at === field)?.message
  return { ask: send, isBusy: isSending, message: error?.message, errorOf }
}
