import type { LinkState, Related } from '#shared/checks/facts.ts'

/** What only the database knows of an offer. What is left out is not known yet, and rules that need it say nothing. */
export interface OfferFacts {
  /** By address, only those with something to say. */
  links?: Record<string, LinkState>
  /** Others of its kind. */
  sameTitle?: Related[]
  /** The picture of its logo, if that says nowhere what it shows. */
  logoWithoutAlt?: Related[]
  /** The post that is its review, if visitors do not see it. */
  hiddenReview?: Related[]
}
