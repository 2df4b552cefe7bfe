import { isLate } from '#entities/payout-test/measure.ts'

/** A common scale from zero; longer times are placed at the edge. */
export const SCALE_HOURS = 72

/** The position on the scale, in percent. */
export const placeOf = (hours: number) => Math.round((1000 * Math.min(hours, SCALE_HOURS)) / SCALE_HOURS) / 10
const at = (hours: number) => `${placeOf(hours)}%`

/** The label for longer times starts here, in percent, if no dot is in its way. */
const EDGE_FROM = 68

interface StripProps {
  hours: readonly number[]
  promise: number | null
  median: number | null
  /** The median of all casinos, for comparison. */
  field?: number | null
  /** A label in the plot and the hour it is placed at. */
  note?: { text: string; hours: number } | null
}

/** Without a viewBox: x in percent, y and radii in rem, so that dots never distort and grow with the text. */
export function PayoutStrip({ hours, promise, median, field = null, note = null }: StripProps) {
  if (hours.length === 0 && promise === null) return null
  const longest = Math.max(0, ...hours)
  const isEdgeFree = hours.every((each) => each > SCALE_HOURS || placeOf(each) < EDGE_FROM)
  return (
    <svg className="ps" aria-hidden="true">
      {promise !== null && <rect width={at(promise)} />}
      {field !== null && <rect className="fm" x={at(field)} />}
      {promise !== null && promise <= SCALE_HOURS && <rect className="p" x={at(promise)} />}
      {hours.map((each, index) => (
        // Two may have taken as long; nothing else tells them apart.
        // oxlint-disable-next-line react/no-array-index-key
        <circle key={index} className={isLate(each, promise) ? 'l' : undefined} cx={at(each)} />
      ))}
      {median !== null && (
        <svg x={at(median)}>
          <path d="M0 0l5 9h-10z" />
        </svg>
      )}
      {note && (
        <text x={at(note.hours)} dx="0.7rem" y="1.2rem">
          {note.text}
        </text>
      )}
      {longest > SCALE_HOURS && isEdgeFree && (
        <text className="e" x="100%" dx="-0.7rem" y="1.2rem">
          {`${Math.round(longest)}\u00a0h →`}
        </text>
      )}
    </svg>
  )
}
