import { z } from 'zod'

export const UsageList = z
  .object({
    items: z.array(z.object({ collection: z.string(), id: z.string(), title: z.string(), as: z.string() })),
  })
  .meta({ id: 'UsageList' })
