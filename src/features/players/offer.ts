export const OFFER_COLLECTIONS = ['casinos', 'bookmakers'] as const
export type OfferCollection = (typeof OFFER_COLLECTIONS)[number]
export const OFFER_TABLES = { casinos: 'casino', bookmakers: 'bookmaker' } as const
/** In open data. */
export const OFFER_NOUNS = { casinos: 'kasino', bookmakers: 'kancelář' } as const

/** An offer, as sentences name it. */
export interface NamedOffer {
  collection: OfferCollection
  title: string
}

const WITH = { casinos: 's kasinem', bookmakers: 's kanceláří' }
/** „s kasinem Modrý Lev“ */
export const withOffer = ({ collection, title }: NamedOffer) => `${WITH[collection]} ${title}`

const ABOUT = { casinos: 'na kasino', bookmakers: 'na kancelář' }
/** „na kasino Modrý Lev“ */
export const onOffer = ({ collection, title }: NamedOffer) => `${ABOUT[collection]} ${title}`
