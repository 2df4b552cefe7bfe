import { asLines, plainLabel } from '#records/admin/form/as-lines.ts'
import type { Path, Unit } from '#shared/merge.ts'
import { text, type Words } from '#shared/words/message.ts'
import type { CollectionName } from '#records/admin/api/calls.ts'

interface FieldWord {
  label?: Words
  /** Formats the value, when it is not a text already. */
  text?: (value: never) => string
  /** The value is an id, or several, of records in this collection: their names are compared. */
  collection?: CollectionName
}

/** By field, or by field and member: `metaTag`, `metaTag.title`. */
export type FieldWords = Record<string, FieldWord | undefined>

const linesOf = (value: unknown) => asLines(value)

export function wordsFor(words: FieldWords | undefined, [field, member]: Path) {
  const own = words?.[field] ?? {}
  const whole = own.label === undefined ? plainLabel(field) : text(own.label)
  if (member === undefined) return { text: linesOf, collection: undefined, ...own, label: whole }
  const part = words?.[`${field}.${member}`]
  return {
    text: linesOf,
    collection: undefined,
    ...part,
    label: part?.label === undefined ? `${whole}: ${plainLabel(member)}` : text(part.label),
  }
}

export const labelOfUnit = (words: FieldWords | undefined, { paths: [first] }: Unit) =>
  first ? wordsFor(words, first).label : ''

export const labelsOf = (words: FieldWords | undefined, units: Unit[]) =>
  units.map((unit) => labelOfUnit(words, unit)).join(', ')
