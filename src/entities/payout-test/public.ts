import { z } from 'zod'

/** A withdrawal as shown to visitors. */
export const PublicWithdrawal = z
  .object({
    askedAt: z.iso.datetime(),
    /** Null while pending. */
    arrivedAt: z.iso.datetime().nullable(),
    method: z.string(),
    amount: z.int(),
    fee: z.int(),
    /** The URL of the proof, if it is public. */
    proof: z.string().nullable(),
  })
  .meta({ id: 'PublicWithdrawal' })
export type PublicWithdrawal = z.infer<typeof PublicWithdrawal>
