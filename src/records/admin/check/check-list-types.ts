import type { ReactNode } from 'react'
import type { Fix } from '#shared/checks/rule.ts'
import type { TextCorrection } from '#shared/checks/typography.ts'

export interface CheckListProps<Rec, Place> {
  applyFix: (change: (record: Rec) => Rec) => void
  goTo: (place: Place) => void
  placeName: (record: Rec, place: Place) => string
  correctionsOf: (record: Rec) => TextCorrection<Place>[]
  choice?: (given: Extract<Fix<Rec>, { kind: 'writer' }>) => ReactNode
  children?: ReactNode
}
