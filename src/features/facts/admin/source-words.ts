import { FACT_KINDS, type FactKind } from '#features/facts/kinds.ts'
import type { SourceKind } from '#features/facts/schema.ts'

export const SOURCES: { value: SourceKind; label: string }[] = [
  { value: 'address', label: 'Address' },
  { value: 'own-test', label: 'Own test' },
  { value: 'document', label: 'Document' },
  { value: 'operator', label: 'Operator’s answer' },
]

export const SOURCE_HINTS: Record<SourceKind, string> = {
  address: 'https://…',
  'own-test': 'What you tried, optional',
  document: 'Its name and the article, readers see it',
  operator: 'Who answered, for colleagues',
}

const USUAL_DAYS = [7, 14, 30, 60, 90, 180, 365]

/** Validity periods for a check, with the default of its kind first. */
export const holdingChoices = (days: number, kind: FactKind) => [
  { value: '', label: `${days} days, as set for ${FACT_KINDS[kind].label.toLowerCase()}` },
  ...USUAL_DAYS.filter((each) => each !== days).map((each) => ({ value: String(each), label: `${each} days` })),
]
