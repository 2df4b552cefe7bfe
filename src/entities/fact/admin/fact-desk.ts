import { createContext, use } from 'react'
import type { FactStatus, SourceKind } from '#entities/fact/schema.ts'

/** Where something was found out, and for how long that holds. */
export interface CheckSource {
  sourceKind: SourceKind
  source: string
  note?: string
  /** Left out: as the settings say. */
  days?: number | undefined
}

/** What the fields of a form need to know of the checks of their record. */
export interface FactDesk {
  /** Only what is stored and filled in has a status. */
  statuses: readonly FactStatus[]
  /** It was confirmed while it was not saved yet; the check is made with the save. */
  isWaiting: (fact: string) => boolean
  /** The fact whose check is open. */
  open: string | undefined
  setOpen: (fact: string | undefined) => void
  /** Still true today: with this source, else with the one that is remembered; asks for one where there is none. */
  confirm: (facts: readonly string[], source?: CheckSource) => Promise<void>
  isBusy: boolean
  mayCheck: boolean
}

export const FactDeskContext = createContext<FactDesk | undefined>(undefined)

/** Nothing in a form of a record that is not stored yet, or of a change that waits. */
export const useFactDesk = () => use(FactDeskContext)
