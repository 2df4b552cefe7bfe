import { z } from 'zod'
import { PublicCheck } from '#features/facts/ledger.ts'
import { LICENCE_STATES } from '#entities/licence/state.ts'

export const OPEN_LICENCE = 'CC BY 4.0'

const OpenFact = PublicCheck.extend({
  key: z.string(),
  label: z.string(),
  value: z.string(),
})

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
