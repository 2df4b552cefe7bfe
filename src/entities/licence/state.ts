import type { LicenceInput } from '#entities/licence/schema.ts'
import { addDays, daysBetween } from '#shared/czech/day.ts'

/** What of a licence decides whether it holds. */
export type LicenceSpan = Pick<LicenceInput, 'isCzech' | 'validFrom' | 'validTo' | 'revokedOn'>

export const LICENCE_STATES = ['valid', 'invalid', 'unknown'] as const
export type LicenceState = (typeof LICENCE_STATES)[number]

/** Why there is no valid Czech permit. */
export type InvalidReason = 'expired' | 'revoked' | 'upcoming' | 'foreign'

export type OfferLicence<Span extends LicenceSpan = LicenceSpan> =
  /** The permit that holds the longest. */
  | { state: 'valid'; licence: Span }
  /** What is nearest to a permit: the one that ended last, the next to begin, or a foreign one. */
  | { state: 'invalid'; reason: InvalidReason; licence: Span }
  /** Nobody has written any licence down. */
  | { state: 'unknown' }

/** The last day on which it holds; null if it has no end. */
function lastDay({ validTo, revokedOn }: LicenceSpan): string | null {
  const days = [...(validTo ? [validTo] : []), ...(revokedOn ? [addDays(revokedOn, -1)] : [])]
  return days.toSorted()[0] ?? null
}

const NEVER = '9999-12-31'
const endOf = (span: LicenceSpan) => lastDay(span) ?? NEVER
const startOf = ({ validFrom }: LicenceSpan) => validFrom ?? ''

export type SpanState = 'holds' | 'expired' | 'revoked' | 'upcoming'

/** How one licence stands on a day, whoever has given it. */
export function spanState(span: LicenceSpan, today: string): SpanState {
  const { validFrom, validTo, revokedOn } = span
  // One that had ended by itself before was not taken away.
  const isTaken = revokedOn !== null && (validTo === null || revokedOn <= validTo)
  if (isTaken && revokedOn <= today) return 'revoked'
  if (validTo !== null && validTo < today) return 'expired'
  return validFrom !== null && validFrom > today ? 'upcoming' : 'holds'
}

const latest = <Span extends LicenceSpan>(spans: readonly Span[]) =>
  spans.toSorted((a, b) => compare(endOf(b), endOf(a)))[0]
const earliest = <Span extends LicenceSpan>(spans: readonly Span[]) =>
  spans.toSorted((a, b) => compare(startOf(a), startOf(b)))[0]
const compare = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0)

/** Whether visitors may be sent to an offer: the one place that decides it, from its licences and the day in Prague. */
export function offerLicence<Span extends LicenceSpan>(licences: readonly Span[], today: string): OfferLicence<Span> {
  const czech = licences.filter(({ isCzech }) => isCzech)
  const inState = (...states: SpanState[]) => czech.filter((span) => states.includes(spanState(span, today)))
  const valid = latest(inState('holds'))
  if (valid) return { state: 'valid', licence: valid }
  const ended = latest(inState('expired', 'revoked'))
  if (ended) {
    return { state: 'invalid', reason: spanState(ended, today) === 'revoked' ? 'revoked' : 'expired', licence: ended }
  }
  const upcoming = earliest(inState('upcoming'))
  if (upcoming) return { state: 'invalid', reason: 'upcoming', licence: upcoming }
  const foreign = latest(licences)
  return foreign ? { state: 'invalid', reason: 'foreign', licence: foreign } : { state: 'unknown' }
}

/** The next day on which something about these licences becomes different by itself. */
export function nextTurn(licences: readonly LicenceSpan[], today: string): string | undefined {
  const days = licences.flatMap((span) => {
    const [first, last] = [span.validFrom, lastDay(span)]
    return [...(first && first > today ? [first] : []), ...(last && last >= today ? [addDays(last, 1)] : [])]
  })
  return days.toSorted()[0]
}

/** So many days before the last valid permit ends, somebody has to ask for the next. */
export const WARNING_DAYS = 60

/** The last day of the permit if that comes soon and no other one follows. */
export function endingSoon(licences: readonly LicenceSpan[], today: string): { day: string; days: number } | undefined {
  for (let day = today; ;) {
    const now = offerLicence(licences, day)
    if (now.state !== 'valid')
      return day === today ? undefined : { day: addDays(day, -1), days: daysBetween(today, day) - 1 }
    const turn = nextTurn(licences, day)
    if (turn === undefined || daysBetween(today, turn) - 1 > WARNING_DAYS) return undefined
    day = turn
  }
}
