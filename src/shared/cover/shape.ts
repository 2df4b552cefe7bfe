import type { CoverColour } from '#shared/cover/grounds.ts'

export const COVER_WIDTH = 320
export const COVER_HEIGHT = 180

export type Paint = `var(${CoverColour})`
export const BACK: Paint = 'var(--cb)'
export const INK: Paint = 'var(--ci)'
export const SHAPE: Paint = 'var(--cs)'
export const POINT: Paint = 'var(--cp)'

export interface Shape {
  d: string
  fill?: Paint | 'none'
  stroke?: Paint
  strokeWidth?: number
  strokeLinecap?: 'round'
  strokeDasharray?: string
  opacity?: number
  transform?: string
}

/** One decimal without trailing zeros, to keep files small. */
export const n = (value: number): string => String(Math.round(value * 10) / 10)

export const line = (d: string, stroke: Paint, strokeWidth: number, isRound = false): Shape => ({
  d,
  fill: 'none',
  stroke,
  strokeWidth: Number(n(strokeWidth)),
  ...(isRound ? { strokeLinecap: 'round' as const } : {}),
})

/** Dots are zero-length lines with round caps: a dozen bytes each. */
export const dots = (centres: readonly (readonly [x: number, y: number])[], radius: number, colour: Paint): Shape[] =>
  centres.length === 0 ? [] : [line(centres.map(([x, y]) => `M${n(x)} ${n(y)}h0`).join(''), colour, radius * 2, true)]

const NAMES: Partial<Record<keyof Shape, string>> = {
  strokeWidth: 'stroke-width',
  strokeLinecap: 'stroke-linecap',
  strokeDasharray: 'stroke-dasharray',
}

/** SVG markup of a shape. All values are numbers or our own constants, so nothing needs escaping. */
export const shapeMarkup = (shape: Shape): string =>
  `<path ${Object.entries(shape)
    .map(([name, value]) => `${NAMES[name as keyof Shape] ?? name}="${value}"`)
    .join(' ')}/>`
