import { formatRating } from '#shared/czech/format.ts'

export function Score({ rating, size = '' }: { rating: number | null; size?: '' | 'sm' | 'xl' }) {
  if (rating === null) return null
  const shown = formatRating(rating)
  return (
    <span className={`score ${size}`.trim()} role="img" aria-label={`Hodnocení ${shown} z 10`}>
      {shown}
    </span>
  )
}
