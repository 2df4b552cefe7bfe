import { z } from 'zod'
import type { OfferCollection } from '#features/players/offer.ts'

/** Apart from the complaint, and never in any list. Half a year after closing only the hash is left. */
export interface ComplaintPersonRow {
  complaintId: string
  email: string | null
  /** Keyed, of the address as it is; of the account with the casino, if there is none. */
  emailHash: string
  /** For the operator only. */
  nickname: string
}

export type TokenRole = 'player' | 'operator'

/** Of the links in mails; only hashes are stored. The operator's end with the time it has. */
export interface ComplaintTokenRow {
  hash: string
  complaintId: string
  role: TokenRole
}

export const FileRecord = z.object({
  id: z.string(),
  complaintId: z.string(),
  source: z.enum(['player', 'operator', 'newsroom']),
  /** Of the encrypted file. */
  key: z.string(),
  type: z.string(),
  name: z.string(),
  size: z.int().min(0),
  at: z.string(),
})
export type ComplaintFileRow = z.infer<typeof FileRecord>

export interface ComplaintContactRow {
  recordId: string
  collection: OfferCollection
  email: string
  /** Where the newsroom has it from. */
  source: string
  checkedAt: string
  checkedBy: string
}

export interface ComplaintTemplateRow {
  id: string
  audience: 'player' | 'operator'
  title: string
  hint: string
  subject: string
  text: string
  position: number
}

/** Counts of an offer: `received` by month; closed ones by month and days; `is-{state}` as it is now. */
export interface ComplaintSumRow {
  recordId: string
  collection: OfferCollection | ''
  measure: string
  month: string
  days: number
  value: number
}
