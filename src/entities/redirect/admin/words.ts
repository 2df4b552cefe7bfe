import * as m from '#entities/redirect/admin/messages.ts'
import type { FieldWords } from '#records/admin/form/field-words.ts'

export const REDIRECT_WORDS: FieldWords = {
  from: { label: m.from },
  to: { label: m.to },
  status: { label: m.type },
  isActive: { label: m.active },
  note: { label: m.reason },
}
