import type { CoverOf } from '#shared/cover/schema.ts'
import { dots, INK, line, n, POINT, SHAPE, type Shape } from '#shared/cover/shape.ts'

const CENTRE = { x: 160, y: 168 }
const OUTER = 132
const BETWEEN = 34
const THICK = 22
const NEEDLE = 138
/** From the outer limit inwards: the inner one is the darkest. */
const OPACITIES = { 1: [1], 2: [0.4, 1], 3: [0.25, 0.55, 1] } as const

export function drawDial({ shares, needle }: CoverOf<'dial'>): Shape[] {
  const opacities: readonly number[] = OPACITIES[Math.min(shares.length, 3) as 1 | 2 | 3]
  const arcs = shares.flatMap((share, index) => {
    const radius = OUTER - BETWEEN * index
    const half = `M${CENTRE.x - radius} ${CENTRE.y}a${radius} ${radius} 0 0 1 ${2 * radius} 0`
    const used = (Math.PI * radius * share) / 100
    const filled = { ...line(half, INK, THICK), strokeDasharray: `${n(used)} 999`, opacity: opacities[index] ?? 1 }
    return [{ ...line(half, SHAPE, THICK), opacity: 0.4 }, ...(share > 0 ? [filled] : [])]
  })
  const angle = Math.PI * (1 - needle / 100)
  const tip = `${n(CENTRE.x + NEEDLE * Math.cos(angle))} ${n(CENTRE.y - NEEDLE * Math.sin(angle))}`
  return [...arcs, line(`M${CENTRE.x} ${CENTRE.y}L${tip}`, POINT, 5, true), ...dots([[CENTRE.x, CENTRE.y]], 15, POINT)]
}
