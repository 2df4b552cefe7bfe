import type { LicenceState } from '#entities/licence/state.ts'
import type { Timed } from '#entities/payout-test/measure.ts'
import type { LinkState, Related } from '#shared/checks/evidence.ts'
import type { PostWithOldFigure } from '#shared/schema/check-evidence.ts'

/** Evidence from the database that rules need. What is missing is not loaded yet, and rules that need it are skipped. */
export interface OfferEvidence {
  /** By URL, only broken or moved ones. */
  links?: Record<string, LinkState>
  sameTitle?: Related[]
  logoWithoutAlt?: Related[]
  hiddenReview?: Related[]
  /** From which the rule proposes points. */
  withdrawals?: Timed[]
  oldFigures?: PostWithOldFigure[]
  /** From its licences, today; null for a new offer, which cannot have any. */
  licence?: LicenceState | null
}
