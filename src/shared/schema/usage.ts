import { z } from 'zod'

/** A picture may be on every page; nobody reads more names than this, of one kind of use. */
export const MAX_USAGES = 500

export const UsageList = z
  .object({
    items: z.array(
      z.object({
        collection: z.string(),
        id: z.string(),
        title: z.string(),
        as: z.string(),
        isByRule: z.literal(true).optional(),
      }),
    ),
  })
  .meta({ id: 'UsageList' })

/** How many records of each kind refer to one. */
export const UsedBy = z.object({ casinos: z.int(), bookmakers: z.int(), posts: z.int() }).meta({ id: 'UsedBy' })
export type UsedBy = z.infer<typeof UsedBy>
