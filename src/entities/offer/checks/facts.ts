import type { LicenceState } from '#entities/licence/state.ts'
import type { LinkState, Related } from '#shared/checks/facts.ts'
import type { PostWithOldFigure } from '#shared/schema/check-facts.ts'

/** Facts from the database that rules need. A missing one is not loaded yet, and rules that need it are skipped. */
export interface OfferFacts {
  /** By URL, only broken or moved ones. */
  links?: Record<string, LinkState>
  sameTitle?: Related[]
  logoWithoutAlt?: Related[]
  hiddenReview?: Related[]
  oldFigures?: PostWithOldFigure[]
  /** From its licences, today; null for a new offer, which cannot have any. */
  licence?: LicenceState | null
}
