import type { ReactNode } from 'react'
import type { Fix } from '#shared/checks/rule.ts'
import type { TextCorrection } from '#shared/checks/typography.ts'

/** What the findings need to know about their record. */
export interface CheckListProps<Rec, Place> {
  /** Applies a fix to the whole record in the form. */
  applyFix: (change: (record: Rec) => Rec) => void
  goTo: (place: Place) => void
  placeName: (record: Rec, place: Place) => string
  correctionsOf: (record: Rec) => TextCorrection<Place>[]
  /** Renders the choice for fixes that need an author to be chosen. */
  choice?: (given: Extract<Fix<Rec>, { kind: 'writer' }>) => ReactNode
  /** Rendered below all findings. */
  children?: ReactNode
}
