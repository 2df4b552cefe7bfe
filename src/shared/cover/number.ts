import { GLYPHS, UNITS } from '#shared/cover/glyphs.ts'
import type { Shape } from '#shared/cover/shape.ts'

/** The design's tracking is tighter than the font's. */
const TRACKING = -0.03

const glyphOf = (character: string) => GLYPHS[character] ?? { advance: 0, outline: '' }

/** The start of each character, and the end of the last one. */
function offsets(label: string): number[] {
  let end = 0
  return [0, ...label.split('').map((character) => (end += glyphOf(character).advance + TRACKING * UNITS))]
}

export const numberWidth = (label: string, size: number): number => ((offsets(label).at(-1) ?? 0) / UNITS) * size

interface Place {
  x: number
  /** Of the baseline. */
  y: number
  size: number
}

/** The number of a cover as outlines, because an SVG image can use only system fonts. */
export function drawNumber(label: string, { x, y, size }: Place, fill: NonNullable<Shape['fill']>): Shape {
  const starts = offsets(label)
  const d = label
    .split('')
    .map((each, index) => `M${Math.round(starts[index] ?? 0)} 0${glyphOf(each).outline}`)
    .join('')
  return { d, fill, transform: `translate(${x} ${y})scale(${Math.round((size / UNITS) * 10_000) / 10_000})` }
}
