import { useCallback, useMemo, useRef, useState } from 'react'
import { type FormEvent, type FormState, nextState } from '#records/admin/form/form-state.ts'

export interface FormStore<Input, Rec> {
  state: FormState<Input, Rec>
  /** The current state, also for async code started before the last render, such as a save. */
  now: () => FormState<Input, Rec>
  dispatch: (event: FormEvent<Input, Rec>) => void
}

export function useFormState<Input, Rec extends { version: number }>(
  first: () => FormState<Input, Rec>,
): FormStore<Input, Rec> {
  const [state, setState] = useState(first)
  const latest = useRef(state)
  const now = useCallback(() => latest.current, [])
  const dispatch = useCallback((event: FormEvent<Input, Rec>) => {
    latest.current = nextState(latest.current, event)
    setState(latest.current)
  }, [])
  return useMemo(() => ({ state, now, dispatch }), [state, now, dispatch])
}
