import { type Axis, type Dot, dotsOn, lineOn, placeOn, stepsOf, type Timeline } from '#shared/payout-axis.ts'

interface StripProps extends Timeline {
  /** Common to all strips that are compared. */
  axis: Axis
  median: number | null
  /** The median of all casinos, for comparison. */
  field?: number | null
}

/** Without a viewBox: x in percent, y and radii in rem, so that dots never distort and grow with the text. */
export function PayoutStrip({ axis, hours, promise, median, field = null }: StripProps) {
  if (hours.length === 0 && promise === null) return null
  const { dots, crowds } = dotsOn(axis, { hours, promise })
  const line = promise === null ? null : `${lineOn(axis, promise)}%`
  const at = (each: number) => `${placeOn(axis, each)}%`
  return (
    <svg className="ps" style={{ '--n': axis.ticks.length - 1 }} aria-hidden="true">
      {line !== null && <rect width={line} />}
      {field !== null && <rect className="fm" x={at(field)} />}
      {line !== null && <rect className="p" x={line} />}
      {dots.map((dot, index) => (
        // Two may have taken as long; nothing else tells them apart.
        // oxlint-disable-next-line react/no-array-index-key
        <circle key={index} className={dot.isLate ? 'l' : undefined} cx={`${dot.x}%`} style={moved(dot, line)} />
      ))}
      {median !== null && (
        <svg x={at(median)}>
          <path d="M0 0l5 9h-10z" />
        </svg>
      )}
      {crowds.map(({ x, isLate, count }) => (
        <text key={`${x} ${isLate}`} className={isLate ? undefined : 'c'} x={`${x}%`} dx="0.7rem" y="1.2rem">
          {`+${count}`}
        </text>
      ))}
    </svg>
  )
}

/** A late dot begins where the line ends, however wide the drawing is. */
function moved({ x, isNear, level }: Dot, line: string | null) {
  if (!isNear && level === 0) return undefined
  return {
    ...(isNear ? { cx: `max(${x}%,${line} + .5rem)` } : {}),
    ...(level > 0 ? { '--l': stepsOf(level) } : {}),
  }
}
