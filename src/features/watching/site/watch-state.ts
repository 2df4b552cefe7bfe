import type { FactTable } from '#features/facts/facts.ts'

export interface NamedOffer {
  kind: FactTable
  slug: string
  title: string
  path: string
}

/** The offer is missing while its review is unpublished; it may return, so the subscription stays. */
export type WatchState =
  /** No offer was chosen, or it does not exist. */
  | { step: 'choose' }
  | { step: 'form'; offer: NamedOffer; hasMail: boolean; email?: string; error?: string; problem?: string }
  | { step: 'sent'; offer: NamedOffer }
  | { step: 'confirm' | 'leave'; offer: NamedOffer | null; action: string }
  | { step: 'confirmed'; offer: NamedOffer | null }
  /** The link was already used, or is invalid. */
  | { step: 'expired' }
  | { step: 'left' }
