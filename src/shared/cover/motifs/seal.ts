import type { CoverOf } from '#shared/cover/schema.ts'
import { dots, INK, line, n, POINT, SHAPE, type Shape } from '#shared/cover/shape.ts'

const CENTRE = { x: 160, y: 92 }
const RING = [56, 80] as const
/** Months without a licence stick out of the ring. */
const OUTSIDE = [72, 100] as const
/** They fill the gap that ends where the first month starts. */
const GAP_ENDS = -7
const FULL = 360

/** A spoke per month, clockwise; months after the licence ended stick out. */
export function drawSeal({ months, without }: CoverOf<'seal'>): Shape[] {
  const step = FULL / (months + without)
  const thick = Math.min(5, (2 * Math.PI * RING[0] * 0.66) / (months + without))
  const spoke = (month: number, [from, to]: readonly [number, number]) => {
    const angle = ((GAP_ENDS + step * (month + 0.5)) * Math.PI) / 180
    const end = (radius: number) =>
      `${n(CENTRE.x + radius * Math.cos(angle))} ${n(CENTRE.y + radius * Math.sin(angle))}`
    return `M${end(from)}L${end(to)}`
  }
  const spokes = (first: number, count: number, ring: readonly [number, number]) =>
    Array.from({ length: count }, (_, index) => spoke(first + index, ring)).join('')
  return [
    line(spokes(0, months, RING), INK, thick),
    ...(without > 0 ? [line(spokes(months, without, OUTSIDE), POINT, thick * 1.33)] : []),
    ...dots([[CENTRE.x, CENTRE.y]], 42, SHAPE),
    line(without > 0 ? 'M141 92h38' : 'M142 93l13 13 24-27', INK, 8, true),
  ]
}
