import { isObject, type Path } from '#shared/checks/at-path.ts'
import type { Inline } from '#shared/schema/rich-text.ts'

/** A line break inside of a line is one letter, so that places in a line are those of the editor. */
export const BREAK = '\n'

/** One run of words that readers see: a line of the text, a cell, a title. */
export type FoundText = { path: Path; text: string } & ({ inlines: Inline[] } | { inlines?: undefined })

const isInline = (value: unknown): value is Inline =>
  isObject(value) && (value['type'] === 'text' || value['type'] === 'hardBreak')

export const isInlines = (value: unknown): value is Inline[] =>
  Array.isArray(value) && value.length > 0 && value.every(isInline)

export const lineText = (inlines: readonly Inline[]): string =>
  inlines.map((node) => (node.type === 'text' ? node.text : BREAK)).join('')
