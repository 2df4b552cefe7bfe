import { z } from 'zod'

export const LINK_STATES = ['broken', 'failing', 'ok', 'unchecked'] as const

export const LinkHealth = z
  .object({
    url: z.string(),
    state: z.enum(LINK_STATES),
    detail: z.string(),
    checkedAt: z.iso.datetime().nullable(),
    changedAt: z.iso.datetime().nullable(),
    /** When it is checked again. */
    nextAt: z.iso.datetime().nullable(),
    uses: z.array(z.object({ collection: z.string(), id: z.string(), title: z.string(), field: z.string() })),
  })
  .meta({ id: 'LinkHealth' })
export type LinkHealth = z.infer<typeof LinkHealth>
