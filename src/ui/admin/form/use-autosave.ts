import { useEffect, useEffectEvent, useRef } from 'react'
import { isSame } from '#shared/is-same.ts'
import type { RecordForm } from '#ui/admin/form/record-form-types.ts'

const DELAY_MS = 4000

/**
 * Saves automatically a while after the last change; what cannot be saved waits for the next change or for the
 * connection.
 */
export function useAutosave<Input extends object, Rec>(
  { form, isDirty, isSaving, isBehind, recovered, save }: RecordForm<Input, Rec>,
  isOn: boolean,
): void {
  const refused = useRef<Input>(undefined)
  const { values } = form
  // A draft restored automatically is not saved before the editor has touched it.
  const isUntouched = recovered !== undefined && isSame(recovered.values, values)
  const mayTry = isOn && isDirty && !isSaving && !isBehind && !isUntouched

  const saveQuietly = useEffectEvent(async () => {
    const saved = await save({ isQuiet: true })
    refused.current = saved ? undefined : form.getValues()
  })
  useEffect(() => {
    if (!mayTry || refused.current === values) return undefined
    const timer = setTimeout(() => void saveQuietly(), DELAY_MS)
    return () => clearTimeout(timer)
  }, [mayTry, values])

  const tryAgain = useEffectEvent(() => {
    if (mayTry) void saveQuietly()
  })
  useEffect(() => {
    window.addEventListener('online', tryAgain)
    return () => window.removeEventListener('online', tryAgain)
  }, [])
}
