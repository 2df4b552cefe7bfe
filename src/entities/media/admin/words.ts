import * as m from '#entities/media/admin/messages.ts'
import { shapes } from '#features/crops/admin/messages.ts'
import type { FieldWords } from '#records/admin/form/field-words.ts'

export const MEDIA_WORDS: FieldWords = {
  title: { label: m.name },
  alt: { label: m.altText },
  isDecoration: { label: m.decoration },
  focus: { label: m.focalPoint },
  crops: { label: shapes },
}
