import { type Said, said } from '#shared/words/message.ts'
import * as m from '#entities/offer/messages.ts'
import { factLabel } from '#features/facts/fact-labels.ts'
import { FACTS } from '#features/facts/facts.ts'
import * as t from '#entities/offer/admin/messages.ts'
import type { FieldWords } from '#records/admin/form/field-words.ts'

const PREFIX = 'bonusTerms.'

/** That are no facts. */
const OTHERS = { kind: t.kind, startsAt: t.runsFrom, endsAt: t.until }

const of = (figure: () => Said | string) => ({ label: () => said(t.ofTerms, { figure: figure() }) })

export const TERMS_WORDS: FieldWords = {
  bonusTerms: { label: m.bonusTerms },
  ...Object.fromEntries(Object.entries(OTHERS).map(([member, label]) => [PREFIX + member, of(() => said(label))])),
  ...Object.fromEntries(
    FACTS.filter(({ key }) => key.startsWith(PREFIX)).map(({ key }) => [key, of(() => factLabel(key))]),
  ),
}
