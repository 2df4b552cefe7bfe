import type { LicenceState } from '#entities/licence/state.ts'
import type { LinkState, Related } from '#shared/checks/facts.ts'

export interface OfferState {
  model: 'Casino' | 'Bookmaker'
  title: string
  /** Whether visitors can go there. One that closed needs no link. */
  state: 'fine' | 'noLink' | 'archived'
  /** Whether it may be played in the Czech Republic; nobody knows where no licence is written down. */
  licence: LicenceState
}

/** What only the database knows. What is left out is not known yet, and rules that need it say nothing. */
export interface Facts {
  /** By address, only those with something to say. */
  links?: Record<string, LinkState>
  /** By id. */
  offers?: Record<string, OfferState>
  /** Posts that blocks lead to and that visitors do not see. */
  hiddenPosts?: string[]
  sameTitle?: Related[]
  /** How many other pages link here. */
  linkedFrom?: number
  /** Pages that have the words of its title and no link yet. */
  mentions?: Related[]
  /** Pictures that say nowhere what they show. */
  picturesWithoutAlt?: string[]
  /** Blocks that show nothing, by their uniqId. */
  emptyBlocks?: string[]
}
