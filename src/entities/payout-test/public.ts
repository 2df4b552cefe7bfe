import { z } from 'zod'

/** A withdrawal as visitors see it. */
export const PublicWithdrawal = z
  .object({
    askedAt: z.iso.datetime(),
    /** Null while it is on its way. */
    arrivedAt: z.iso.datetime().nullable(),
    method: z.string(),
    amount: z.int(),
    fee: z.int(),
    /** The address of the picture that proves it, where the editors show it. */
    proof: z.string().nullable(),
  })
  .meta({ id: 'PublicWithdrawal' })
export type PublicWithdrawal = z.infer<typeof PublicWithdrawal>
