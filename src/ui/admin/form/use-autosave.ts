import { useEffect, useEffectEvent, useRef } from 'react'
import { isSame } from '#shared/is-same.ts'
import type { RecordForm } from '#ui/admin/form/record-form-types.ts'

const DELAY_MS = 4000

/**
 * Saves automatically a while after the last change. What was refused is not sent again until it changes or the
 * connection is back.
 */
export function useAutosave<Input extends object, Rec>(
  { form, isDirty, isSaving, isBehind, recovered, save }: RecordForm<Input, Rec>,
  isOn: boolean,
): void {
  /** What the last autosave sent: input typed during the request has not been tried yet. */
  const tried = useRef<Input>(undefined)
  const { values } = form
  // A draft restored automatically is not saved before the editor has touched it.
  const isUntouched = recovered !== undefined && isSame(recovered.values, values)
  const mayTry = isOn && isDirty && !isSaving && !isBehind && !isUntouched

  const saveQuietly = useEffectEvent(() => {
    void save({ isQuiet: true })
    // Read after the call: an autosave takes the text from the editor before it waits for anything.
    tried.current = form.getValues()
  })
  useEffect(() => {
    if (!mayTry || tried.current === values) return undefined
    const timer = setTimeout(() => saveQuietly(), DELAY_MS)
    return () => clearTimeout(timer)
  }, [mayTry, values])

  const tryAgain = useEffectEvent(() => {
    if (mayTry) saveQuietly()
  })
  useEffect(() => {
    window.addEventListener('online', tryAgain)
    return () => window.removeEventListener('online', tryAgain)
  }, [])
}
