import * as m from '#entities/game-type/messages.ts'
import type { FieldWords } from '#records/admin/form/field-words.ts'

export const GAME_TYPE_WORDS: FieldWords = { title: { label: m.title }, order: { label: m.order } }
