import * as m from '#records/messages.ts'
import { plainLabel } from '#records/admin/form/as-lines.ts'
import type { FieldWords } from '#records/admin/form/field-words.ts'
import { commaList } from '#records/said-list.ts'
import type { Path, Unit } from '#shared/merge.ts'
import { type Said, said, saidWords } from '#shared/words/message.ts'

export function labelOf(words: FieldWords | undefined, [field, member]: Path): Said | string {
  const own = words?.[field]?.label
  const whole = own === undefined ? plainLabel(field) : saidWords(own)
  if (member === undefined) return whole
  const part = words?.[`${field}.${member}`]?.label
  return part === undefined ? said(m.fieldMember, { field: whole, member: plainLabel(member) }) : saidWords(part)
}

/** What the fields are called, for a response: as `labelsOf` says it on a screen. */
export const labelsSaid = (words: FieldWords | undefined, units: Unit[]): Said | string =>
  commaList(units.flatMap(({ paths: [first] }) => (first ? labelOf(words, first) : []))) ?? ''
