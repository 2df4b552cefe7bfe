import { KIND_LABELS } from '#features/facts/fact-labels.ts'
import * as m from '#features/facts/messages.ts'
import type { FactKind } from '#features/facts/kinds.ts'
import type { SourceKind } from '#features/facts/schema.ts'
import { keysOf } from '#shared/objects.ts'
import type { Words } from '#shared/words/message.ts'

const SOURCES = {
  address: m.address,
  'own-test': m.ownTest,
  document: m.document,
  operator: m.operatorAnswer,
} satisfies Record<SourceKind, () => string>

export const sourceWords = (kind: SourceKind) => SOURCES[kind]()
export const sourceChoices = () => keysOf(SOURCES).map((value) => ({ value, label: sourceWords(value) }))

export const SOURCE_HINTS: Record<SourceKind, Words> = {
  address: 'https://…',
  'own-test': m.ownTestHint,
  document: m.documentHint,
  operator: m.operatorHint,
}

const USUAL_DAYS = [7, 14, 30, 60, 90, 180, 365]

/** Validity periods for a check, with the default of its kind first. */
export const holdingChoices = (days: number, kind: FactKind) => [
  { value: '', label: m.daysAsSet({ count: days, number: days, kind: KIND_LABELS[kind]().toLowerCase() }) },
  ...USUAL_DAYS.filter((each) => each !== days).map((each) => ({
    value: String(each),
    label: m.days({ count: each, number: each }),
  })),
]
