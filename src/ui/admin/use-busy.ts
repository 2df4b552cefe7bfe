import { useState } from 'react'

/** Whether what a button began is still on its way. */
export function useBusy() {
  const [isBusy, setBusy] = useState(false)
  async function whileBusy<Result>(work: () => Promise<Result>): Promise<Result> {
    setBusy(true)
    try {
      return await work()
    } finally {
      setBusy(false)
    }
  }
  return { isBusy, whileBusy }
}
