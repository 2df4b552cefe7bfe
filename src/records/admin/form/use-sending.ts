import { useState } from 'react'
import { ApiError } from '#records/admin/api/api-error.ts'
import { useBusy } from '#ui/admin/use-busy.ts'

/** One request at a time; what refused it is shown beside it. */
export function useSending() {
  const { isBusy: isSending, whileBusy } = useBusy()
  const [error, setError] = useState<ApiError>()
  async function send(work: () => Promise<void>): Promise<void> {
    if (isSending) return
    setError(undefined)
    try {
      await whileBusy(work)
    } catch (failure) {
      if (!(failure instanceof ApiError)) throw failure
      setError(failure)
    }
  }
  return {
    isSending,
    error,
    message: error && (error.fields[0]?.message ?? error.message),
    send,
    forget: () => setError(undefined),
  }
}
