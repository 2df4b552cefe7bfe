import { readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'

/**
 * Writes `src/shared/cover/glyphs.ts`: the outlines of what numbers on covers are made of, cut from the font of headings. Run it
 * with `npx node scripts/cut-digits.ts` when the font changes; a test compares the two.
 */
const CHARACTERS = '0123456789,×→'
export const TARGET = 'src/shared/cover/glyphs.ts'
/** Fine enough for a digit as tall as a finger, and short to write. */
const UNITS = 200

interface Command {
  type: 'M' | 'L' | 'Q' | 'C' | 'Z'
  x?: number
  y?: number
  x1?: number
  y1?: number
  x2?: number
  y2?: number
}
interface Glyph {
  index: number
  advanceWidth: number
  getPath(x: number, y: number, size: number): { commands: Command[] }
}
interface Font {
  unitsPerEm: number
  charToGlyph(character: string): Glyph
  glyphs: { get(index: number): Glyph }
  substitution: { getSingle(feature: string): { sub: number; by: number }[] }
}

/** Drawn by hand where the font has none: on the height of a minus, as thick as its thin strokes. */
const ARROW = { advance: 176, outline: 'm12-67h120l-26-26 8-8 42 40-42 40-8-8 26-26h-120z' }

/** The reader of fonts that draws our share pictures. */
function openFont(): Font {
  const require = createRequire(import.meta.url)
  const inSatori = createRequire(require.resolve('satori'))
  const { parse } = inSatori('@shuding/opentype.js')
  const file = readFileSync(require.resolve('@fontsource/literata/files/literata-latin-600-normal.woff'))
  return parse(file.buffer.slice(file.byteOffset, file.byteOffset + file.byteLength))
}

/** Digits as tall as capitals, where the font has both. */
function liningGlyph(font: Font, character: string): Glyph {
  const plain = font.charToGlyph(character)
  const lining = font.substitution.getSingle('lnum').find(({ sub }) => sub === plain.index)
  return lining ? font.glyphs.get(lining.by) : plain
}

/** In steps from point to point, so that a glyph can stand anywhere; a command that repeats is not said again. */
function relativeOutline(commands: readonly Command[]): string {
  let [at, start] = [ORIGIN, ORIGIN]
  let outline = ''
  let said = ''
  for (const command of commands) {
    const { type, points } = pointsOf(command)
    const end = points.at(-1) ?? start
    if (type === 'L' && end[0] === at[0] && end[1] === at[1]) continue
    const steps = points.flatMap(([x, y]) => [x - at[0], y - at[1]])
    outline += type === said && (steps[0] ?? 0) >= 0 ? ' ' : type === said ? '' : type.toLowerCase()
    outline += joined(steps)
    said = type
    at = end
    if (type === 'M') start = end
  }
  return outline
}

type Point = readonly [x: number, y: number]
const ORIGIN: Point = [0, 0]

function pointsOf({ type, ...at }: Command): { type: Command['type']; points: Point[] } {
  const point = (x = 0, y = 0): Point => [Math.round(x), Math.round(y)]
  if (type === 'Z') return { type, points: [] }
  return {
    type,
    points: [
      ...('x1' in at ? [point(at.x1, at.y1)] : []),
      ...('x2' in at ? [point(at.x2, at.y2)] : []),
      point(at.x, at.y),
    ],
  }
}

/** A minus separates as well as a space. */
const joined = (numbers: readonly number[]) =>
  numbers.map((each, index) => (index > 0 && each >= 0 ? ` ${each}` : String(each))).join('')

export function glyphsFile(): string {
  const font = openFont()
  const lines = CHARACTERS.split('').map((character) => {
    const glyph = liningGlyph(font, character)
    const { advance, outline } =
      glyph.index === 0
        ? ARROW
        : {
            advance: Math.round((glyph.advanceWidth / font.unitsPerEm) * UNITS),
            outline: relativeOutline(glyph.getPath(0, 0, UNITS).commands),
          }
    return `  '${character}': {\n    advance: ${advance},\n    outline:\n      '${outline}',\n  },`
  })
  return [
    '/** Written by scripts/cut-digits.ts: the digits of Literata 600, in parts of an em, above the line. */',
    `export const UNITS = ${UNITS}`,
    '',
    'export const GLYPHS: Readonly<Record<string, { advance: number; outline: string }>> = {',
    ...lines,
    '}',
    '',
  ].join('\n')
}

if (import.meta.main) writeFileSync(TARGET, glyphsFile())
