import { z } from 'zod'
import { PublicCheck } from '#entities/fact/ledger.ts'
import { LICENCE_STATES } from '#entities/licence/state.ts'

export const OPEN_LICENCE = 'CC BY 4.0'

const OpenFact = PublicCheck.extend({
  key: z.string(),
  label: z.string(),
  /** As readers see it. */
  value: z.string(),
})

/** All that visitors may know of a casino, with where it comes from. */
export const OpenCasino = z
  .object({
    slug: z.string(),
    title: z.string(),
    rating: z.number().nullable(),
    licenceState: z.enum(LICENCE_STATES),
    facts: z.array(OpenFact),
  })
  .meta({ id: 'OpenCasino' })
export type OpenCasino = z.infer<typeof OpenCasino>
