import type { CoverOf } from '#shared/cover/schema.ts'
import { dots, INK, line, n, POINT, SHAPE, type Shape } from '#shared/cover/shape.ts'

const LEFT = 20
const WIDTH = 280
/** A common scale from zero; longer times are placed at its end. */
const HOURS = 72
const TOP = 16
const BOTTOM = 164.4
/** The design has eight rows; fewer are drawn larger, more smaller. */
const USUAL_GAP = 21.2
const FEWEST_GAPS = 3

export const hoursAt = (hours: number): number => LEFT + (Math.min(hours, HOURS) / HOURS) * WIDTH

/** A row per casino: the promise as a band, measurements as dots; late ones have the accent. */
export function drawDots({ rows }: CoverOf<'dots'>): Shape[] {
  const gap = (BOTTOM - TOP) / Math.max(rows.length - 1, FEWEST_GAPS)
  const first = (TOP + BOTTOM - gap * (rows.length - 1)) / 2
  const scale = Math.min(1.6, gap / USUAL_GAP)
  const placed = rows.map((row, index) => ({ ...row, y: first + gap * index }))
  const bands = placed.flatMap(({ promised, y }) =>
    promised === null ? [] : `M${LEFT} ${n(y)}H${n(hoursAt(promised))}`,
  )
  const all = placed.flatMap(({ promised, measured, y }) =>
    measured.map((hours) => ({ at: [hoursAt(hours), y] as const, isLate: promised !== null && hours > promised })),
  )
  const centres = (isLate: boolean) => all.filter((dot) => dot.isLate === isLate).map(({ at }) => at)
  return [
    ...(bands.length > 0 ? [{ ...line(bands.join(''), SHAPE, 10 * scale), opacity: 0.55 }] : []),
    ...dots(centres(false), 5 * scale, INK),
    ...dots(centres(true), 8 * scale, POINT),
  ]
}
