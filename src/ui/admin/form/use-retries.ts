import { useEffect, useEffectEvent } from 'react'
import type { SaveFailure } from '#ui/admin/form/record-form-types.ts'

const FIRST_MS = 2000
const LONGEST_MS = 30_000

/**
 * Repeats a save that did not reach the server: soon, then less and less often, and at once when the browser is online or
 * the window visible again.
 */
export function useRetries(failure: SaveFailure | undefined, again: () => void): void {
  const retry = useEffectEvent(again)
  useEffect(() => {
    if (failure?.attempts === undefined) return undefined
    const retryIfOnline = () => {
      if (navigator.onLine) retry()
    }
    const retryIfSeen = () => {
      if (document.visibilityState === 'visible') retryIfOnline()
    }
    const timer = setTimeout(retryIfOnline, Math.min(FIRST_MS * 2 ** (failure.attempts - 1), LONGEST_MS))
    window.addEventListener('online', retryIfOnline)
    document.addEventListener('visibilitychange', retryIfSeen)
    return () => {
      clearTimeout(timer)
      window.removeEventListener('online', retryIfOnline)
      document.removeEventListener('visibilitychange', retryIfSeen)
    }
  }, [failure])
}
