import * as m from '#entities/writer/messages.ts'
import type { FieldWords } from '#records/admin/form/field-words.ts'

export const WRITER_WORDS: FieldWords = {
  firstName: { label: m.firstName },
  lastName: { label: m.lastName },
  fullName: { label: m.fullName },
  username: { label: m.username },
  email: { label: m.email },
  position: { label: m.position },
  info: { label: m.info },
  avatar: { label: m.avatar, collection: 'media' },
  portrait: { label: m.drawnPortrait },
}
