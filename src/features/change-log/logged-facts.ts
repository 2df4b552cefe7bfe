import type { Criteria } from '#entities/casino/rating.ts'
import { type Fact, findFact, type FactRecord, FACTS, factsOf, type FactTable } from '#features/facts/facts.ts'
import { formatRating } from '#shared/czech/format.ts'
import { canonicalJson } from '#shared/canonical-json.ts'
import { keysOf } from '#shared/objects.ts'

type LoggedFact = Pick<Fact, 'key' | 'czech' | 'read' | 'readers'>

/** Our own rating needs no check against a source, but its changes are logged, too. */
export const RATING: LoggedFact = {
  key: 'rating',
  czech: 'Známka',
  read: ({ rating }) => rating ?? undefined,
  readers: (rating: number) => formatRating(rating),
}

const NEW: Record<FactTable, string> = { casino: 'nové kasino', bookmaker: 'nová sázková kancelář' }

/** Logged once, when visitors see an offer for the first time; what it was as a draft is nobody's business. */
const LISTED: LoggedFact = {
  key: 'listed',
  czech: 'V přehledu',
  read: () => undefined,
  readers: (table: FactTable) => NEW[table],
}
export const firstListed = (table: FactTable): ChangedValue => ({
  fact: LISTED.key,
  before: null,
  after: serialize(table),
})

/** A fact of its own for each, so that none is left out when several are summed up. */
const SOLVED = 'complaint-solved-'
const SOLVED_COMPLAINT: Omit<LoggedFact, 'key'> = {
  czech: 'Nová vyřešená stížnost',
  read: () => undefined,
  readers: (number: number) => `č. ${number}`,
}
export const solvedComplaint = (number: number): ChangedValue => ({
  fact: `${SOLVED}${number}`,
  before: null,
  after: serialize(number),
})
export const isSolvedComplaint = (fact: string) => fact.startsWith(SOLVED)

const loggedOf = (table: FactTable): LoggedFact[] => [RATING, ...factsOf(table)]
function findLoggedFact(key: string): LoggedFact | undefined {
  if (isSolvedComplaint(key)) return { key, ...SOLVED_COMPLAINT }
  return [LISTED, RATING].find((own) => own.key === key) ?? findFact(key)
}

const ORDER = new Map([LISTED, RATING, ...FACTS].map(({ key }, index) => [key, index]))
export const byFactOrder = (one: { fact: string }, other: { fact: string }) =>
  (ORDER.get(one.fact) ?? ORDER.size) - (ORDER.get(other.fact) ?? ORDER.size)

export interface ChangedValue {
  fact: string
  before: string | null
  after: string | null
}

const serialize = (value: unknown) => (value === undefined ? null : canonicalJson(value))

export const changedFacts = (table: FactTable, before: FactRecord, after: FactRecord): ChangedValue[] =>
  loggedOf(table).flatMap(({ key, read }) => {
    const values = { before: serialize(read(before)), after: serialize(read(after)) }
    return values.before === values.after ? [] : [{ fact: key, ...values }]
  })

/** Old values may have a shape the formatter does not support; they are left out rather than garbled. */
function formatStored({ readers }: LoggedFact, stored: string | null): string {
  if (stored === null) return ''
  try {
    return readers(JSON.parse(stored) as never)
  } catch {
    return ''
  }
}

/** The change as readers see it; undefined if the fact no longer exists or its text is the same. */
export function presentChange({ fact: key, before, after }: ChangedValue) {
  const fact = findLoggedFact(key)
  if (!fact) return undefined
  const presented = { label: fact.czech, from: formatStored(fact, before), to: formatStored(fact, after) }
  return presented.from === presented.to ? undefined : presented
}

interface Rated {
  rating: number | null
  criteria?: Criteria
}

export function changedMark(before: Rated, after: Rated) {
  for (const criterion of keysOf(after.criteria ?? {})) {
    const [from, to] = [before.criteria?.[criterion] ?? null, after.criteria?.[criterion] ?? null]
    if (from !== null && from !== to) return { criterion, from, to }
  }
  return before.rating !== null && before.rating !== after.rating
    ? { criterion: null, from: before.rating, to: after.rating }
    : undefined
}
