import type { FieldWords } from '#records/admin/form/field-words.ts'
import { text } from '#shared/words/message.ts'

/** What the form calls the field of a column; the name in the file where it has none. */
export function columnWord(words: FieldWords, column: string): string {
  const label = words[column]?.label
  return label === undefined ? column : text(label)
}
