import { drawNumber, numberWidth } from '#shared/cover/number.ts'
import type { CoverOf } from '#shared/cover/schema.ts'
import { COVER_HEIGHT, COVER_WIDTH, dots, INK, line, n, POINT, SHAPE, type Shape } from '#shared/cover/shape.ts'

const HIGHEST = 32
const LOWEST = 102
const NUMBER = { x: 18, above: 60, below: 160, size: 44, beside: 4, under: 6, widest: 284 }

/** A longer label would be tiny and take more bytes than the rest. */
const LONGEST_NUMBER = 7

const spelled = (value: number) => String(value).replace('.', ',')

/** The history of a term; the last change has the accent, and the label shows its first and last value. */
export function drawSteps({ values }: CoverOf<'steps'>): Shape[] {
  const min = Math.min(...values)
  const max = Math.max(...values)
  const width = COVER_WIDTH / values.length
  const heightOf = (value: number) => HIGHEST + ((max - value) / (max - min)) * (LOWEST - HIGHEST)
  const levels = values.map((value, index) => ({ x: width * index, y: heightOf(value), value }))
  const changes = levels.filter(({ value }, index) => index > 0 && value !== values[index - 1])
  const stairs = levels.map(({ x, y }, index) => `${index > 0 ? `H${n(x)}` : ''}V${n(y)}`).join('')
  const at = ({ x, y }: { x: number; y: number }) => [x, y] as const
  const last = changes.at(-1)

  const label = `${spelled(values[0] ?? 0)}→${spelled(values.at(-1) ?? 0)}`
  const size = NUMBER.size * Math.min(1, NUMBER.widest / numberWidth(label, NUMBER.size))
  const right = NUMBER.x + numberWidth(label, size) + NUMBER.beside
  const isClear = levels.every(({ x, y }) => x > right || y >= NUMBER.above + NUMBER.under)
  const y = isClear ? NUMBER.above : NUMBER.below
  const stroke = `M0 ${n(levels[0]?.y ?? LOWEST)}${stairs}H${COVER_WIDTH}`
  return [
    { d: `M0 ${COVER_HEIGHT}${stairs}H${COVER_WIDTH}V${COVER_HEIGHT}z`, fill: SHAPE },
    line(stroke, INK, 5),
    ...dots(changes.slice(0, -1).map(at), 7, INK),
    ...(last ? dots([at(last)], 12, POINT) : []),
    ...(label.length <= LONGEST_NUMBER ? [drawNumber(label, { x: NUMBER.x, y, size }, INK)] : []),
  ]
}
