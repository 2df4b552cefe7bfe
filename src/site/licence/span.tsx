import type { KnownLicence } from '#entities/licence/queries.server.ts'
import { addDays, daysBetween } from '#shared/czech/day.ts'
import { formatDate, formatLongDate } from '#shared/czech/format.ts'

interface SpanProps {
  licence: Pick<KnownLicence, 'validFrom' | 'validTo' | 'revokedOn'>
  today: string
}

/** Space to the right of today, as a fraction of the whole. */
const AHEAD = 0.06
/** The least position of the end date, so that it does not overlap the start date. */
const LEAST_END = 60

export function Span({ licence: { validFrom, validTo, revokedOn }, today }: SpanProps) {
  const last = [validTo, revokedOn && addDays(revokedOn, -1)].filter((day) => day !== null).toSorted()[0]
  if (!validFrom || !last || last >= today || validFrom > last) return null
  const whole = daysBetween(validFrom, today) * (1 + AHEAD)
  const at = (day: string) => Math.round((1000 * daysBetween(validFrom, day)) / whole) / 10
  const [end, now] = [at(addDays(last, 1)), at(today)]
  const percent = (value: number) => `${value}%`
  return (
    <svg
      className="lic-span"
      role="img"
      aria-label={`Licence platila od ${formatLongDate(validFrom)} do ${formatLongDate(last)}. Dnes, ${formatLongDate(today)}, platná není.`}
    >
      <rect className="b" y="1.875rem" height="1.375rem" width={percent(end)} />
      <rect className="x" y="1.875rem" height="1.375rem" x={percent(end)} width={percent(100 - end)} />
      <line x1={percent(end)} x2={percent(end)} y1="1.375rem" y2="3.75rem" />
      <line x1={percent(now)} x2={percent(now)} y1="0.875rem" y2="3.75rem" strokeDasharray="3 3" />
      <text x="0" y="4.75rem">
        {formatDate(validFrom)}
      </text>
      <text className="e to" x={percent(Math.max(end, LEAST_END))} y="4.75rem">
        {formatDate(last)}
      </text>
      <text className="s" x="0" y="1.25rem">
        licence platila
      </text>
      <text className="s e" x="100%" y="0.5rem">
        dnes {formatDate(today)}
      </text>
    </svg>
  )
}
