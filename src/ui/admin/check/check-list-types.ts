import type { ReactNode } from 'react'
import type { Mend } from '#shared/checks/rule.ts'
import type { TextCorrection } from '#shared/checks/typography.ts'

/** What the lines of a record need to know of it. */
export interface CheckListProps<Rec, Place> {
  /** Makes a change of the whole record, in the form. */
  mend: (change: (record: Rec) => Rec) => void
  goTo: (place: Place) => void
  placeName: (record: Rec, place: Place) => string
  correctionsOf: (record: Rec) => TextCorrection<Place>[]
  /** A mend for which somebody is chosen. */
  choice?: (given: Extract<Mend<Rec>, { kind: 'writer' }>) => ReactNode
  /** Below everything. */
  children?: ReactNode
}
