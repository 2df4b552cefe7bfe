import { FACTS } from '#features/facts/facts.ts'
import type { FieldWords } from '#records/admin/form/field-words.ts'

const PREFIX = 'bonusTerms.'

export const TERMS_WORDS: FieldWords = {
  bonusTerms: { label: 'Bonus terms' },
  ...Object.fromEntries(
    FACTS.filter(({ key }) => key.startsWith(PREFIX)).map(({ key, label }) => [
      key,
      { label: `Bonus terms: ${label}` },
    ]),
  ),
}
