import { z } from 'zod'

export const RelatedRecord = z
  .object({ collection: z.enum(['posts', 'casinos', 'bookmakers', 'media']), id: z.string(), title: z.string() })
  .meta({ id: 'RelatedRecord' })

/** By URL, only those with a problem. */
export const LinkStates = z.record(
  z.string(),
  z.discriminatedUnion('state', [
    z.object({ state: z.enum(['missing', 'draft']) }),
    z.object({ state: z.literal('moved'), to: z.string() }),
    z.object({ state: z.literal('broken'), detail: z.string() }),
  ]),
)

export const PostWithOldFigure = z
  .object({
    id: z.string(),
    title: z.string(),
    figure: z.string(),
    place: z.string().describe('As the editor calls it: Text › „Bonus“'),
    sentence: z.string(),
    finding: z.int().describe('Which of the findings of its rule it is in that post'),
  })
  .meta({ id: 'PostWithOldFigure' })
export type PostWithOldFigure = z.infer<typeof PostWithOldFigure>
