import { z } from 'zod'
import { flag, rowMapper } from '#shared/schema/columns.ts'
import { id } from '#shared/schema/text.ts'

/** One outbound click, without the visitor's IP address or any cookie. */
export const Click = z
  .strictObject({
    id,
    clickedAt: z.iso.datetime(),
    targetModel: z.enum(['Casino', 'Bookmaker']),
    targetId: id,
    page: z.string().max(200),
    block: z.string().max(80),
    isBot: z.boolean(),
    /** The visitor was not redirected but got an explanation: the offer has no valid licence. */
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
  /** Visitors who were not redirected; not included in clicks. */
  turnedAway: number
}

/** Clicks per day, target, page and block. Kept when the clicks themselves are deleted. */
export interface ClickDayRow extends Counts {
  /** In Prague, as 2026-11-15. */
  day: string
  targetId: string
  page: string
  block: string
}

export const DIMENSIONS = ['all', 'target', 'page', 'block'] as const

/** The same aggregated by a single dimension, so that reports over years read few rows. */
export interface ClickSumRow extends Counts {
  dimension: (typeof DIMENSIONS)[number]
  /** A day, a month or a year in Prague: 2026-11-15, 2026-11, 2026. */
  period: string
  /** The id of the target, the path of the page or the name of the block; empty for `all`. */
  key: string
}
