import { z } from 'zod'
import { HAIR, ITEMS, TOPS } from '#shared/portrait/parts.ts'
import { keysOf } from '#shared/objects.ts'

export const Portrait = z
  .strictObject({
    hair: z.enum(keysOf(HAIR)),
    top: z.enum(keysOf(TOPS)),
    item: z.enum(keysOf(ITEMS)),
    beard: z.boolean(),
  })
  .meta({ id: 'Portrait' })
export type Portrait = z.infer<typeof Portrait>
