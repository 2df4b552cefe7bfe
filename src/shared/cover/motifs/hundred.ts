import type { CoverOf } from '#shared/cover/schema.ts'
import { dots, INK, POINT, type Shape } from '#shared/cover/shape.ts'

const COLUMNS = 20
const LEFT = 22
const TOP = 26
const ACROSS = 14.6
const DOWN = 32

export function drawHundred({ count }: CoverOf<'hundred'>): Shape[] {
  const all = Array.from(
    { length: 100 },
    (_, index) => [LEFT + ACROSS * (index % COLUMNS), TOP + DOWN * Math.floor(index / COLUMNS)] as const,
  )
  return [...dots(all.slice(0, 100 - count), 4.6, INK), ...dots(all.slice(100 - count), 7, POINT)]
}
