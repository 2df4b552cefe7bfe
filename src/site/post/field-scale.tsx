import type { Benchmark } from '#entities/casino/benchmark.ts'
import { formatRating } from '#shared/czech/format.ts'
import { hardSpaces } from '#shared/czech/typography.ts'

const BEST = 10
const at = (rating: number) => `${Math.round((1000 * rating) / BEST) / 10}%`

/** Labels this near to an end of the scale would overlap its figure, in points. */
const NEAR_END = 1.5

export function FieldScale({ rating, field }: { rating: number; field: Benchmark }) {
  const { median, words } = medianOf(field)
  return (
    <svg className="fr" role="img" aria-label={hardSpaces(`${formatRating(rating)} z ${BEST}${words && `, ${words}`}`)}>
      {field.ratings
        .filter((other) => other !== rating)
        .map((other) => (
          <circle key={other} cx={at(other)} />
        ))}
      <circle className="me" cx={at(rating)} />
      {median !== null && (
        <svg x={at(median)}>
          <path d="M0 0l5 9h-10z" />
        </svg>
      )}
      <text y="3.75rem">0</text>
      <text className="e" x="100%" y="3.75rem">
        {BEST}
      </text>
      {median !== null && (
        <text
          className={median > BEST / 2 ? 'e' : undefined}
          x={at(Math.min(Math.max(median, NEAR_END), BEST))}
          dx={median > BEST / 2 ? '-0.6rem' : '0.6rem'}
          y="3.05rem"
        >
          {hardSpaces(words)}
        </text>
      )}
    </svg>
  )
}

const medianOf = ({ rating }: Benchmark) => ({
  median: rating,
  words: rating === null ? '' : `medián všech kasin ${formatRating(rating)}`,
})
