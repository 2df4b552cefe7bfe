import type { Criteria } from '#entities/casino/rating.ts'
import { type Fact, factCalled, type FactRecord, FACTS, factsOf, type FactTable } from '#entities/fact/facts.ts'
import { formatRating } from '#shared/czech/format.ts'
import { canonicalJson } from '#shared/canonical-json.ts'
import { keysOf } from '#shared/objects.ts'

type LoggedFact = Pick<Fact, 'key' | 'czech' | 'read' | 'readers'>

/** Made by us, so nobody checks it against a source; but readers are told when it changes. */
export const RATING: LoggedFact = {
  key: 'rating',
  czech: 'Známka',
  read: ({ rating }) => rating ?? undefined,
  readers: (rating: number) => formatRating(rating),
}

const loggedOf = (table: FactTable): LoggedFact[] => [RATING, ...factsOf(table)]
const called = (key: string): LoggedFact | undefined => (key === RATING.key ? RATING : factCalled(key))

/** Where a fact stands among the others; one that is not known any more comes last. */
const ORDER = new Map([RATING, ...FACTS].map(({ key }, index) => [key, index]))
export const inOrder = (one: { fact: string }, other: { fact: string }) =>
  (ORDER.get(one.fact) ?? ORDER.size) - (ORDER.get(other.fact) ?? ORDER.size)

export interface ChangedValue {
  fact: string
  before: string | null
  after: string | null
}

const spelled = (value: unknown) => (value === undefined ? null : canonicalJson(value))

/** The facts that differ, in the order of the facts. */
export const changedFacts = (table: FactTable, before: FactRecord, after: FactRecord): ChangedValue[] =>
  loggedOf(table).flatMap(({ key, read }) => {
    const values = { before: spelled(read(before)), after: spelled(read(after)) }
    return values.before === values.after ? [] : [{ fact: key, ...values }]
  })

/** A value that was stored long ago may have had another shape then: it is left out rather than garbled. */
function readersSaw({ readers }: LoggedFact, stored: string | null): string {
  if (stored === null) return ''
  try {
    return readers(JSON.parse(stored) as never)
  } catch {
    return ''
  }
}

/** Undefined when the fact is not known any more, or nothing that readers see has changed. */
export function toldChange({ fact: key, before, after }: ChangedValue) {
  const fact = called(key)
  if (!fact) return undefined
  const told = { label: fact.czech, from: readersSaw(fact, before), to: readersSaw(fact, after) }
  return told.from === told.to ? undefined : told
}

interface Rated {
  rating: number | null
  criteria?: Criteria
}

/** The first mark that was another before. Readers are owed a reason for it. */
export function changedMark(before: Rated, after: Rated) {
  for (const criterion of keysOf(after.criteria ?? {})) {
    const [from, to] = [before.criteria?.[criterion] ?? null, after.criteria?.[criterion] ?? null]
    if (from !== null && from !== to) return { criterion, from, to }
  }
  return before.rating !== null && before.rating !== after.rating
    ? { criterion: null, from: before.rating, to: after.rating }
    : undefined
}
