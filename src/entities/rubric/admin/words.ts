import * as m from '#entities/rubric/messages.ts'
import type { FieldWords } from '#records/admin/form/field-words.ts'

export const RUBRIC_WORDS: FieldWords = {
  title: { label: m.title },
  slug: { label: m.slug },
  description: { label: m.description },
  order: { label: m.order },
  ground: { label: m.ground },
}
