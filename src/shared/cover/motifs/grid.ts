import { drawNumber, numberWidth } from '#shared/cover/number.ts'
import type { CoverOf } from '#shared/cover/schema.ts'
import { INK, line, n, POINT, SHAPE, type Shape } from '#shared/cover/shape.ts'

const LEFT = 112
const WIDTH = 190
const TOP = 14
const HEIGHT = 149
const GAP = 6
const OWN_TOP = 76
const NUMBER = { x: 16, y: 60, size: 36, widest: 82 }

export function gridOf(times: number): { columns: number; rows: number } {
  const rows = times <= 4 ? 2 : times <= 40 ? 5 : 8
  return { columns: Math.ceil(times / rows), rows }
}

export function drawGrid({ times }: CoverOf<'grid'>): Shape[] {
  const { columns, rows } = gridOf(times)
  const gap = GAP * Math.min(1, 10 / columns)
  const width = (WIDTH - gap * (columns - 1)) / columns
  const height = (HEIGHT - gap * (rows - 1)) / rows
  // A cell is drawn as a line as thick as the cell is tall.
  const cell = (x: number, y: number) => `M${n(x)} ${n(y + height / 2)}h${n(width)}`
  const cells = Array.from({ length: times }, (_, index) =>
    cell(LEFT + (width + gap) * (index % columns), TOP + (height + gap) * Math.floor(index / columns)),
  )
  const label = `${times}×`
  const size = NUMBER.size * Math.min(1, NUMBER.widest / numberWidth(label, NUMBER.size))
  return [
    line(cells.join(''), SHAPE, height),
    line(`M${NUMBER.x} ${n(OWN_TOP + height / 2)}h${n(Math.min(width, NUMBER.widest))}`, POINT, height),
    drawNumber(label, { x: NUMBER.x, y: NUMBER.y, size }, INK),
  ]
}
