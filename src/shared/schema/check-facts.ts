import { z } from 'zod'

/** What a finding is about besides the record. */
export const RelatedRecord = z
  .object({ collection: z.enum(['posts', 'casinos', 'bookmakers', 'media']), id: z.string(), title: z.string() })
  .meta({ id: 'RelatedRecord' })

/** By address, only those with something to say. */
export const LinkStates = z.record(
  z.string(),
  z.discriminatedUnion('state', [
    z.object({ state: z.enum(['missing', 'draft']) }),
    z.object({ state: z.literal('moved'), to: z.string() }),
    z.object({ state: z.literal('broken'), detail: z.string() }),
  ]),
)
