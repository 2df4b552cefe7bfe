import { useEffect, useEffectEvent } from 'react'
import * as m from '#records/admin/form/messages.ts'
import type { SaveFailure } from '#records/admin/form/form-state.ts'
import type { RecordFormOptions } from '#records/admin/form/record-form-types.ts'
import type { Flight } from '#records/admin/form/saving.ts'
import type { FormStore } from '#records/admin/form/use-form-state.ts'

const FIRST_MS = 2000
const LONGEST_MS = 30_000

/** Repeats a failed save less and less often, and at once when the browser is online or the window visible again. */
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

/** Repeats a requested save that was not sent; not if more was typed since, or readers might get half a sentence. */
export function useUnsent<Input, Rec>(
  { state: { failure }, now, dispatch }: FormStore<Input, Rec>,
  flight: Flight<Input, Rec>,
  beforeSave: RecordFormOptions<object, Rec>['beforeSave'],
  save: () => void,
): void {
  useRetries(failure, () => {
    if (flight.unsent === undefined) return
    beforeSave?.()
    if (flight.unsent === now().edits) save()
    else if (failure?.offlineSince) dispatch({ type: 'reconnected', message: m.lineIsBack() })
  })
}
