import { asLines } from '#ui/admin/form/as-lines.ts'
import type { Path, Unit } from '#shared/merge.ts'

/** How a field reads in a comparison. */
interface FieldWord {
  label?: string
  /** A text for its value, when it is not one already. */
  text?: (value: never) => string
  /** The value is an id, or several, of records in this collection: their names are compared. */
  collection?: string
}

/** By field, or by field and member: `metaTag`, `metaTag.title`. */
export type FieldWords = Record<string, FieldWord | undefined>

/** `minimumDeposit` → “Minimum deposit” */
const plainLabel = (field: string) =>
  field.charAt(0).toUpperCase() + field.slice(1).replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`)

/** The words for a field, as far as they are said, and the plain ones for the rest. */
export function wordsFor(words: FieldWords | undefined, [field, member]: Path) {
  const own = words?.[field] ?? {}
  const whole = own.label ?? plainLabel(field)
  if (member === undefined) return { text: asLines, collection: undefined, ...own, label: whole }
  const part = words?.[`${field}.${member}`]
  return { text: asLines, collection: undefined, ...part, label: part?.label ?? `${whole}: ${plainLabel(member)}` }
}

/** Its value is what somebody typed, and not a name or a word for something else. */
export const isPlainText = (words: FieldWords | undefined, path: Path) => {
  const { text, collection } = wordsFor(words, path)
  return text === asLines && collection === undefined
}

/** What a unit is called: its first field gives the name. */
export const labelOfUnit = (words: FieldWords | undefined, { paths: [first] }: Unit) =>
  first ? wordsFor(words, first).label : ''
