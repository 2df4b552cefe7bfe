import { useState } from 'react'
import { ApiError } from '#records/admin/api/api-error.ts'

/** A request of a dialog, one at a time; what refused it is shown in the dialog. */
export function useSending() {
  const [isSending, setSending] = useState(false)
  const [error, setError] = useState<ApiError>()
  async function send(work: () => Promise<void>): Promise<void> {
    if (isSending) return
    setSending(true)
    setError(undefined)
    try {
      await work()
    } catch (failure) {
      if (!(failure instanceof ApiError)) throw failure
      setError(failure)
    } finally {
      setSending(false)
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
