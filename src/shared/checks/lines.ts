import { isObject, type Path } from '#shared/checks/at-path.ts'
import type { Inline } from '#shared/schema/rich-text.ts'

/** A hard break counts as one character, so that offsets match the editor's. */
export const BREAK = '\n'

export type FoundText = { path: Path; text: string } & ({ inlines: Inline[] } | { inlines?: undefined })

const isInline = (value: unknown): value is Inline =>
  isObject(value) && (value['type'] === 'text' || value['type'] === 'hardBreak')

export const isInlines = (value: unknown): value is Inline[] =>
  Array.isArray(value) && value.length > 0 && value.every(isInline)

export const lineText = (inlines: readonly Inline[]): string =>
  inlines.map((node) => (node.type === 'text' ? node.text : BREAK)).join('')
