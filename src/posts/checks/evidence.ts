import type { OfferFigures } from '#features/change-log/offer-figures.ts'
import type { LicenceState } from '#entities/licence/state.ts'
import type { LinkState, Related } from '#shared/checks/evidence.ts'
import type { BonusTerms } from '#shared/schema/bonus-terms.ts'

export interface OfferState {
  model: 'Casino' | 'Bookmaker'
  title: string
  /** Whether visitors can be sent there. A closed casino needs no link. */
  state: 'fine' | 'noLink' | 'draft' | 'archived'
  /** Whether it is licensed in the Czech Republic; unknown if no licence is on record. */
  licence: LicenceState
}

/** What a text may name and could link to. */
export interface LinkName extends Related {
  collection: 'posts' | 'casinos' | 'bookmakers'
  path: string
}

/** A missing property is not known yet, and the rules that need it report nothing. */
export interface Evidence {
  /** By address; only links with a problem. */
  links?: Record<string, LinkState>
  /** By id. */
  offers?: Record<string, OfferState>
  /** Of the offers it refers to, and of others it may name. */
  figures?: OfferFigures[]
  /** Of the reviewed offer; null if it has none. */
  terms?: BonusTerms | null
  /** Posts linked from blocks that are not published. */
  hiddenPosts?: string[]
  sameTitle?: Related[]
  linkedFrom?: number
  /** Posts that contain the phrase of this one but do not link to it yet. */
  mentions?: Related[]
  names?: LinkName[]
  picturesWithoutAlt?: string[]
  /** `uniqId`s of blocks that render nothing. */
  emptyBlocks?: string[]
}
