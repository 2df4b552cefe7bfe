import { z } from 'zod'

/** In alphabetical order, by which the database sorts them: the worst first. */
export const LINK_STATES = ['broken', 'failing', 'ok', 'unchecked'] as const

export const LinkUses = z.object({
  /** The first ones only, where many posts share a link. */
  uses: z.array(z.object({ collection: z.string(), id: z.string(), title: z.string(), field: z.string() })),
  useCount: z.int(),
})
export type LinkUses = z.infer<typeof LinkUses>

export const LinkHealth = LinkUses.extend({
  url: z.string(),
  state: z.enum(LINK_STATES),
  detail: z.string(),
  checkedAt: z.iso.datetime().nullable(),
  changedAt: z.iso.datetime().nullable(),
  nextAt: z.iso.datetime().nullable(),
}).meta({ id: 'LinkHealth' })
export type LinkHealth = z.infer<typeof LinkHealth>
