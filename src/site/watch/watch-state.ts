/** An offer as the pages about watching name it. */
export interface NamedOffer {
  slug: string
  title: string
  path: string
}

/** What the page shows. There is no offer while its review cannot be read; it may come back, so it can be watched on. */
export type WatchState =
  /** Nothing was chosen, or nothing is there. */
  | { step: 'choose' }
  | { step: 'form'; offer: NamedOffer; hasMail: boolean; email?: string; error?: string; problem?: string }
  | { step: 'sent'; offer: NamedOffer }
  | { step: 'confirm' | 'leave'; offer: NamedOffer | null; action: string }
  | { step: 'confirmed'; offer: NamedOffer | null }
  /** The link was used up, or is none. */
  | { step: 'expired' }
  | { step: 'left' }
