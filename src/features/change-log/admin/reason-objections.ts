import * as m from '#features/change-log/messages.ts'
import { changedMark } from '#features/change-log/logged-facts.ts'
import type { Criteria } from '#entities/casino/rating.ts'
import { type FieldError, fieldError } from '#shared/app-error.ts'

interface Reasoned {
  isActive: boolean
  rating: number | null
  criteria?: Criteria
  changeReason: string
}

/** Changing the rating or a criterion that readers have seen requires a reason. */
export const reasonObjections = (values: Reasoned, stored: Reasoned | undefined): FieldError[] =>
  stored?.isActive && values.changeReason.trim() === '' && changedMark(stored, values)
    ? [fieldError('changeReason', m.writeReason)]
    : []
