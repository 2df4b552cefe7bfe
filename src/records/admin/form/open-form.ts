import { createContext, useMemo, useRef, useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { newId } from '#shared/id.ts'
import { editPathOf, type Resource } from '#records/admin/resource.ts'
import { useStableCallback } from '#ui/admin/use-stable-callback.ts'

interface Place {
  /** Undefined while a new record has no address of its own. */
  id: string | undefined
  change: string | undefined
}

interface OpenForm {
  /** The id that a record created in this form gets. */
  newId: string
  /** Moves to the address of the created record or waiting change. The form stays as it is, with its caret and undo. */
  moveTo: (place: { id: string; change?: string }) => Promise<void>
  /** Whether a navigation is such a move, and leaves nothing. */
  isMoving: () => boolean
}

/** For forms without an address of their own. */
export const OpenFormContext = createContext<OpenForm>({
  newId: '',
  moveTo: async () => undefined,
  isMoving: () => false,
})

interface Opened {
  key: string
  from: Place
  at: Place
  next?: Place
}

const opened = (at: Place): Opened => ({ key: newId(), from: at, at })

/** The form at an address: another one for every record and waiting change, except for those created in it. */
export function useOpenForm(resource: Resource, at: Place): Opened & { context: OpenForm } {
  const navigate = useNavigate()
  const { state } = useLocation()
  const [last, setLast] = useState(() => opened(at))
  const isHere = (place: Place | undefined) => place !== undefined && place.id === at.id && place.change === at.change
  let shown = last
  if (!isHere(last.at)) {
    shown = isHere(last.next) ? { key: last.key, from: last.from, at } : opened(at)
    setLast(shown)
  }

  const isMoving = useRef(false)
  const moveTo = useStableCallback(async ({ id, change }: Parameters<OpenForm['moveTo']>[0]) => {
    setLast((now) => ({ ...now, next: { id, change } }))
    isMoving.current = true
    const address = editPathOf(resource, id)
    // The live record of a change is a step back.
    const how = { replace: !change, state, preventScrollReset: true }
    const moved = navigate(change ? `${address}?change=${change}` : address, how)
    // Whether a navigation is blocked was decided by now.
    isMoving.current = false
    await moved
  })
  const { key } = shown
  const context = useMemo(() => ({ newId: key, moveTo, isMoving: () => isMoving.current }), [key, moveTo])
  return { ...shown, context }
}
