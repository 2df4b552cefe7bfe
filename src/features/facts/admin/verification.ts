import { createContext, use } from 'react'
import type { FactStatus, SourceKind } from '#features/facts/schema.ts'

export interface GivenSource {
  sourceKind: SourceKind
  source: string
  note?: string
  /** Left out: the default from the settings. */
  days?: number | undefined
}

export interface Verification {
  /** Facts that are stored and not empty. */
  statuses: readonly FactStatus[]
  /** Confirmed before it was saved; the verification is sent after the save. */
  isWaiting: (fact: string) => boolean
  /** The fact whose panel is open. */
  open: string | undefined
  setOpen: (fact: string | undefined) => void
  /** Confirms facts with the given source, else the last one used; opens the panel if there is none. */
  confirm: (facts: readonly string[], source?: GivenSource) => Promise<void>
  isBusy: boolean
  mayVerify: boolean
}

export const VerificationContext = createContext<Verification | undefined>(undefined)

/** Undefined in forms of new records and waiting changes. */
export const useVerification = () => use(VerificationContext)
