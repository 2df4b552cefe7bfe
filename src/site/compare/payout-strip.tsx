import { hoursOf, isLate, type Timed } from '#entities/payout-test/measure.ts'

/** The same scale for all, from zero; what took longer stands at the edge. */
const SCALE_HOURS = 72

const at = (hours: number) => `${Math.round((1000 * Math.min(hours, SCALE_HOURS)) / SCALE_HOURS) / 10}%`

interface StripProps {
  withdrawals: readonly Timed[]
  promise: number | null
  median: number | null
}

/** One dot for each withdrawal against the promise. What it says stands in words beside it. */
export function PayoutStrip({ withdrawals, promise, median }: StripProps) {
  const hours = withdrawals.flatMap((withdrawal) => hoursOf(withdrawal) ?? [])
  if (hours.length === 0) return null
  return (
    <svg className="ps" aria-hidden="true">
      {promise !== null && (
        <>
          <rect width={at(promise)} />
          <line x1={at(promise)} x2={at(promise)} y2="25" />
        </>
      )}
      {hours.map((each, index) => (
        // Two may have taken as long; nothing else tells them apart.
        // oxlint-disable-next-line react/no-array-index-key
        <circle key={index} className={isLate(each, promise) ? 'l' : undefined} cx={at(each)} />
      ))}
      {median !== null && (
        <svg x={at(median)}>
          <path d="M0 22l4.5 8h-9z" />
        </svg>
      )}
    </svg>
  )
}
