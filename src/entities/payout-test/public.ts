import { z } from 'zod'

export const PublicWithdrawal = z
  .object({
    askedAt: z.iso.datetime(),
    arrivedAt: z.iso.datetime().nullable(),
    method: z.string(),
    amount: z.int(),
    fee: z.int(),
    /** The URL of the proof, if it is public. */
    proof: z.string().nullable(),
  })
  .meta({ id: 'PublicWithdrawal' })
export type PublicWithdrawal = z.infer<typeof PublicWithdrawal>
