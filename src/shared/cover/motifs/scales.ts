import type { CoverOf } from '#shared/cover/schema.ts'
import { BACK, dots, INK, line, n, type Paint, POINT, SHAPE, type Shape } from '#shared/cover/shape.ts'

const PIVOT = { x: 160, y: 46 }
const ARM = 112
const STEEPEST = 14
const DEGREES_PER_WHOLE = 110
const BIGGEST = 36.4
const HANG = 38
const LOWEST = 178

/** The tilt of the beam to the right, in degrees: the difference of the amounts relative to their sum. */
export const beamAngle = (left: number, right: number): number =>
  Math.max(-STEEPEST, Math.min(STEEPEST, ((right - left) / (left + right)) * DEGREES_PER_WHOLE))

/** Two weights on a beam, with areas proportional to the amounts. */
export function drawScales({ left, right }: CoverOf<'scales'>): Shape[] {
  const drop = ARM * Math.tan((beamAngle(left, right) * Math.PI) / 180)
  const heavier = Math.max(left, right)
  const biggest = Math.min(BIGGEST, (LOWEST - PIVOT.y - Math.abs(drop) - HANG) / 2)
  const radius = (amount: number) => biggest * Math.sqrt(amount / heavier)
  const ends = { left: PIVOT.y - drop, right: PIVOT.y + drop }
  const x = { left: PIVOT.x - ARM, right: PIVOT.x + ARM }
  const weight = (side: 'left' | 'right', amount: number, colour: Paint): Shape[] =>
    amount > 0 ? dots([[x[side], ends[side] + HANG + radius(amount)]], radius(amount), colour) : []
  return [
    line(`M${PIVOT.x} 180V${PIVOT.y}`, INK, 7),
    line(`M${x.left} ${n(ends.left)}L${x.right} ${n(ends.right)}`, INK, 7, true),
    line(`M${x.left} ${n(ends.left)}v42M${x.right} ${n(ends.right)}v42`, INK, 2),
    ...weight('left', left, SHAPE),
    ...weight('right', right, POINT),
    ...dots([[PIVOT.x, PIVOT.y]], 14.5, INK),
    ...dots([[PIVOT.x, PIVOT.y]], 7.5, BACK),
  ]
}
