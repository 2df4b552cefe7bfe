import { labelOf } from '#records/changes/labels-said.ts'
import type { FieldWords } from '#records/admin/form/field-words.ts'
import * as m from '#records/csv/messages.ts'
import { type FieldError, saidOf } from '#shared/app-error.ts'
import { type Said, said } from '#shared/words/message.ts'

/** An error that is mended in the file: the field as its form calls it, and the column as the file does. */
export function atColumn(words: FieldWords | undefined, error: FieldError): Said {
  const [field = '', member] = error.path.split('.')
  const path = member === undefined ? ([field] as const) : ([field, member] as const)
  return said(m.atColumn, { field: labelOf(words, path), column: error.path, problem: saidOf(error) })
}
