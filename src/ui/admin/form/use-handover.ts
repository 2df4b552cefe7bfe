import { useEffectEvent, useLayoutEffect, useRef } from 'react'
import { isSame } from '#shared/is-same.ts'
import { draftPlace } from '#ui/admin/form/draft-store.ts'
import { type FocusPlace, focusPlace, returnToPlace } from '#ui/admin/form/focus-place.ts'
import type { RecordFormOptions } from '#ui/admin/form/record-form-types.ts'
import { inputOf } from '#ui/admin/form/record-input.ts'
import type { FormValues } from '#ui/admin/form/use-form-values.ts'
import type { RecordBase } from '#ui/admin/records/resource.ts'

interface Handover {
  place: string
  /** The fields changed since the record was sent. */
  typedSince: object
  focus: FocusPlace | undefined
  isSaveAsked: boolean
}

let handedOver: Handover | undefined

export interface HandoverTo<Input> {
  /** From now on this form waits to be replaced by that of the created record or change. */
  start: (place: string, sent: Input) => void
  /** A request is under way after which this form will be replaced, unless it fails. */
  expect: (isExpected: boolean) => void
  /** Whether it is the next form that saves. */
  isDue: () => boolean
  /** A save asked for meanwhile is left to the next form, which stores what was typed since. */
  passSave: () => void
  /** Whether a save was left to this form. */
  takeSave: () => boolean
  /** The form was left before the response. */
  isLeft: () => boolean
}

/**
 * A created record or waiting change continues in a form of its own. Whoever types meanwhile must not notice: the form
 * that created it hands over what was typed since and where, in the commit that replaces it.
 */
export function useHandover<Input extends object, Rec extends RecordBase & Input>(
  { resource, record, change, empty }: RecordFormOptions<Input, Rec>,
  { form, collect, settle, put }: FormValues<Input, Rec>,
): HandoverTo<Input> {
  const heir = useRef<{ place: string; sent: Input }>(undefined)
  const isExpected = useRef(false)
  const isLeft = useRef(false)
  const address = useRef('')
  const isSaveAsked = useRef(false)

  const take = useEffectEvent(() => {
    if (!record || handedOver?.place !== draftPlace(resource.collection, record.id, change)) return
    const { typedSince, focus } = handedOver
    isSaveAsked.current = handedOver.isSaveAsked
    handedOver = undefined
    if (Object.keys(typedSince).length > 0) put({ ...inputOf(record, empty), ...typedSince })
    if (focus) returnToPlace(focus)
  })
  const leave = useEffectEvent(() => {
    if (!heir.current) return
    const { place, sent } = heir.current
    collect()
    const typed = Object.entries(form.getValues()).filter(([name, value]) => !isSame(value, Reflect.get(sent, name)))
    const typedSince = Object.fromEntries(typed)
    handedOver = { place, typedSince, focus: focusPlace(), isSaveAsked: isSaveAsked.current }
    settle()
  })
  useLayoutEffect(() => {
    isLeft.current = false
    address.current = window.location.pathname
    take()
    return () => {
      isLeft.current = true
      leave()
    }
  }, [])

  return {
    start: (place, sent) => {
      heir.current = { place, sent }
    },
    expect: (is) => {
      isExpected.current = is
    },
    isDue: () => isExpected.current || heir.current !== undefined,
    passSave: () => {
      isSaveAsked.current = true
    },
    takeSave: () => {
      const isAsked = isSaveAsked.current
      isSaveAsked.current = false
      return isAsked
    },
    // The address changes first; rendering the next screen takes a moment.
    isLeft: () => isLeft.current || window.location.pathname !== address.current,
  }
}
