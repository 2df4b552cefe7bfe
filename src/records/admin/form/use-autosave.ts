import { useEffect, useEffectEvent, useRef } from 'react'
import { isDirty } from '#records/admin/form/form-state.ts'
import { isSame } from '#shared/is-same.ts'
import type { RecordForm } from '#records/admin/form/record-form-types.ts'
import { useRetries } from '#records/admin/form/use-retries.ts'

const DELAY_MS = 4000

/** Saves automatically a while after the last change. What the server refused is not sent again until it changes. */
export function useAutosave<Input extends object, Rec>(
  { form, state, draft: { recovered }, save }: RecordForm<Input, Rec>,
  isOn: boolean,
  prepare: () => void = () => undefined,
): void {
  /** What the last autosave sent: input typed during the request has not been tried yet. */
  const tried = useRef<Input>(undefined)
  const { values } = form
  // A draft restored automatically is not saved before the editor has touched it.
  const isUntouched = recovered !== undefined && isSame(recovered.values, values)
  const { status, failure } = state
  const isWaiting = status === 'saving' || status === 'conflict' || status === 'gone'
  const mayTry = isOn && isDirty(state) && !isWaiting && !isUntouched

  const saveQuietly = useEffectEvent(() => {
    prepare()
    void save({ isQuiet: true })
    // Read after the call: an autosave takes the text from the editor before it waits for anything.
    tried.current = form.getValues()
  })
  useEffect(() => {
    if (!mayTry || tried.current === values) return undefined
    const timer = setTimeout(() => saveQuietly(), DELAY_MS)
    return () => clearTimeout(timer)
  }, [mayTry, values])

  useRetries(failure, () => {
    if (mayTry) saveQuietly()
  })
}
