import { useState } from 'react'
import { ApiError } from '#records/admin/api/api-error.ts'

/** For one action of a form. Errors are shown below it instead of as toasts. */
export function useAsk() {
  const [error, setError] = useState<ApiError>()
  const [isBusy, setBusy] = useState(false)

  async function ask(action: () => Promise<void>): Promise<void> {
    if (isBusy) return
    setBusy(true)
    setError(undefined)
    try {
      await action()
    } catch (failure) {
      if (!(failure instanceof ApiError)) throw failure
      setError(failure)
    } finally {
      setBusy(false)
    }
  }

  const errorOf = (field: string) => error?.fields.find(({ path: at }) => at === field)?.message
  return { ask, isBusy, message: error?.message, errorOf }
}
