import type { OfferCollection } from '#features/players/offer.ts'
import { recordTag } from '#infra/cache/query-tags.server.ts'

/** Pages of one offer. */
export const offerVoicesTag = (recordId: string) => recordTag('voice', recordId)
/** The list of all offers with voices. */
export const ALL_VOICES = 'voice@all'
/** The medians, which most voices do not change. */
export const fieldTag = (collection: OfferCollection) => `voice@field:${collection}`
