import type { CoverOf } from '#shared/cover/schema.ts'
import { dots, INK, line, n, POINT, SHAPE, type Shape } from '#shared/cover/shape.ts'
import { axisOf, dotsOn, limitOf, stepsOf } from '#shared/payout-axis.ts'

const LEFT = 20
const WIDTH = 280
const TOP = 16
const BOTTOM = 164.4
/** The design has eight rows; fewer are drawn larger, more smaller. */
const USUAL_GAP = 21.2
const FEWEST_GAPS = 3
const RADIUS = { inTime: 5, late: 8 }
/** Between dots that would cover each other. */
const STEP = 3

/** A row per casino: the promise as a band, measurements as dots; late ones have the accent. */
export function drawDots({ rows }: CoverOf<'dots'>): Shape[] {
  const gap = (BOTTOM - TOP) / Math.max(rows.length - 1, FEWEST_GAPS)
  const first = (TOP + BOTTOM - gap * (rows.length - 1)) / 2
  const scale = Math.min(1.6, gap / USUAL_GAP)
  const timelines = rows.map(({ promised, measured }) => ({ promise: promised, hours: measured }))
  const axis = axisOf(timelines)
  const xOf = (hours: number) => LEFT + (hours / axis.end) * WIDTH
  const placed = timelines.map((row, index) => ({ ...row, y: first + gap * index }))
  const bands = placed.flatMap(({ promise, y }) =>
    promise === null ? [] : `M${LEFT} ${n(y)}H${n(xOf(limitOf(promise)))}`,
  )
  const all = placed.flatMap(({ y, ...row }) =>
    dotsOn(axis, row, row.hours.length).dots.map(({ hours, isLate, level }) => {
      const behind = isLate ? xOf(limitOf(row.promise ?? 0)) + RADIUS.late * scale : 0
      return { at: [Math.max(xOf(hours), behind), y + stepsOf(level) * STEP * scale] as const, isLate }
    }),
  )
  const centres = (isLate: boolean) => all.filter((dot) => dot.isLate === isLate).map(({ at }) => at)
  return [
    ...(bands.length > 0 ? [{ ...line(bands.join(''), SHAPE, 10 * scale), opacity: 0.55 }] : []),
    ...dots(centres(false), RADIUS.inTime * scale, INK),
    ...dots(centres(true), RADIUS.late * scale, POINT),
  ]
}
