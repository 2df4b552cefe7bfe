import * as m from '#entities/logo/messages.ts'
import type { FieldWords } from '#records/admin/form/field-words.ts'

export const LOGO_WORDS: FieldWords = { title: { label: m.title }, logo: { label: m.logo, collection: 'media' } }
