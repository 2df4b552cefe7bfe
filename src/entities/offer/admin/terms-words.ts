import { said } from '#shared/words/message.ts'
import * as m from '#entities/offer/messages.ts'
import { factLabel } from '#features/facts/fact-labels.ts'
import { FACTS } from '#features/facts/facts.ts'
import * as t from '#entities/offer/admin/messages.ts'
import type { FieldWords } from '#records/admin/form/field-words.ts'

const PREFIX = 'bonusTerms.'

export const TERMS_WORDS: FieldWords = {
  bonusTerms: { label: m.bonusTerms },
  ...Object.fromEntries(
    FACTS.filter(({ key }) => key.startsWith(PREFIX)).map(({ key }) => [
      key,
      { label: () => said(t.ofTerms, { figure: factLabel(key) }) },
    ]),
  ),
}
