import * as m from '#entities/user/admin/messages.ts'
import type { FieldWords } from '#records/admin/form/field-words.ts'

export const USER_WORDS: FieldWords = {
  name: { label: m.name },
  email: { label: m.email },
  role: { label: m.role },
  isActive: { label: m.mayLogIn },
}
