import { z } from 'zod'
import { flag, rowMapper } from '#shared/schema/columns.ts'
import { id } from '#shared/schema/text.ts'

/** One outbound click. Neither an address nor a cookie of the visitor is kept. */
export const Click = z
  .strictObject({
    id,
    clickedAt: z.iso.datetime(),
    targetModel: z.enum(['Casino', 'Bookmaker']),
    targetId: id,
    page: z.string().max(200),
    block: z.string().max(80),
    isBot: z.boolean(),
  })
  .meta({ id: 'Click' })
export type Click = z.infer<typeof Click>

export const ClickRow = Click.extend({ isBot: flag })
export type ClickRow = z.input<typeof ClickRow>
export const clickMapper = rowMapper(ClickRow)
