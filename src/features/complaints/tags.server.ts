import { recordTag } from '#infra/cache/query-tags.server.ts'

/** The page of one complaint. */
export const complaintTag = (id: string) => recordTag('complaint', id)
/** What one offer has in the book. */
export const offerBookTag = (recordId: string) => `complaint@offer:${recordId}`
/** The list and the ledger of all offers. */
export const ALL_COMPLAINTS = 'complaint@all'
/** The medians, which most complaints do not change. */
export const BOOK_FIELD = 'complaint@field'
