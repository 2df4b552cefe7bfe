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
    /** They were not sent there, but told why not: the offer has no valid licence. */
    isTurnedAway: z.boolean(),
  })
  .meta({ id: 'Click' })
export type Click = z.infer<typeof Click>

export const ClickRow = Click.extend({ isBot: flag, isTurnedAway: flag })
export type ClickRow = z.input<typeof ClickRow>
export const clickMapper = rowMapper(ClickRow)

interface Counts {
  people: number
  bots: number
  /** People who were not sent there; they are not among the clicks. */
  turnedAway: number
}

/** How many clicks there were in a day on a target, from a page and a block. It stays when the clicks themselves are dropped. */
export interface ClickDayRow extends Counts {
  /** In Prague, as 2026-11-15. */
  day: string
  targetId: string
  page: string
  block: string
}

export const DIMENSIONS = ['all', 'target', 'page', 'block'] as const

/** The same, added up by one thing alone, so that a report of years has little to read. */
export interface ClickSumRow extends Counts {
  dimension: (typeof DIMENSIONS)[number]
  /** A day, a month or a year in Prague: 2026-11-15, 2026-11, 2026. */
  period: string
  /** Id of the target, path of the page, name of the block; nothing of all. */
  key: string
}
