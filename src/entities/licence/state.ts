import type { LicenceInput } from '#entities/licence/schema.ts'
import { addDays, daysBetween } from '#shared/czech/day.ts'

export type LicenceSpan = Pick<LicenceInput, 'isCzech' | 'validFrom' | 'validTo' | 'revokedOn'>

export const LICENCE_STATES = ['valid', 'invalid', 'unknown'] as const
export type LicenceState = (typeof LICENCE_STATES)[number]

export type InvalidReason = 'expired' | 'revoked' | 'upcoming' | 'foreign'

export type OfferLicence<Span extends LicenceSpan = LicenceSpan> =
  /** The permit valid for the longest. */
  | { state: 'valid'; licence: Span }
  /** The best candidate: the permit that ended last, the next to begin, or a foreign licence. */
  | { state: 'invalid'; reason: InvalidReason; licence: Span }
  | { state: 'unknown' }

/** The last day of validity; null if open-ended. */
function lastDay({ validTo, revokedOn }: LicenceSpan): string | null {
  const days = [...(validTo ? [validTo] : []), ...(revokedOn ? [addDays(revokedOn, -1)] : [])]
  return days.toSorted()[0] ?? null
}

const NEVER = '9999-12-31'
const endOf = (span: LicenceSpan) => lastDay(span) ?? NEVER
const startOf = ({ validFrom }: LicenceSpan) => validFrom ?? ''

type SpanState = 'holds' | 'expired' | 'revoked' | 'upcoming'

/** The state of one licence on a day, whichever authority issued it. */
export function spanState(span: LicenceSpan, today: string): SpanState {
  const { validFrom, validTo, revokedOn } = span
  // A licence that had already expired counts as expired, not revoked.
  const isRevoked = revokedOn !== null && (validTo === null || revokedOn <= validTo)
  if (isRevoked && revokedOn <= today) return 'revoked'
  if (validTo !== null && validTo < today) return 'expired'
  return validFrom !== null && validFrom > today ? 'upcoming' : 'holds'
}

const latest = <Span extends LicenceSpan>(spans: readonly Span[]) =>
  spans.toSorted((a, b) => compare(endOf(b), endOf(a)))[0]
const earliest = <Span extends LicenceSpan>(spans: readonly Span[]) =>
  spans.toSorted((a, b) => compare(startOf(a), startOf(b)))[0]
const compare = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0)

/** Decides whether visitors may be sent to an offer, from its licences and the day in Prague. The only place that does. */
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

export function nextChangeDay(licences: readonly LicenceSpan[], today: string): string | undefined {
  const days = licences.flatMap((span) => {
    const [first, last] = [span.validFrom, lastDay(span)]
    return [...(first && first > today ? [first] : []), ...(last && last >= today ? [addDays(last, 1)] : [])]
  })
  return days.toSorted()[0]
}

const WARNING_DAYS = 60

/** The last day of the permit, if it is soon and no other permit follows. */
export function endingSoon(licences: readonly LicenceSpan[], today: string): { day: string; days: number } | undefined {
  for (let day = today; ;) {
    const now = offerLicence(licences, day)
    if (now.state !== 'valid')
      return day === today ? undefined : { day: addDays(day, -1), days: daysBetween(today, day) - 1 }
    const turn = nextChangeDay(licences, day)
    if (turn === undefined || daysBetween(today, turn) - 1 > WARNING_DAYS) return undefined
    day = turn
  }
}
