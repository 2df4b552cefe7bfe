import { formatRating } from '#shared/czech/format.ts'

interface ScoreProps {
  rating: number | null
  size?: '' | 'sm' | 'xl'
  whose?: string
}

export function Score({ rating, size = '', whose = 'Hodnocení' }: ScoreProps) {
  if (rating === null) return null
  const shown = formatRating(rating)
  return (
    <span className={`score ${size}`.trim()} role="img" aria-label={`${whose} ${shown} z 10`}>
      {shown}
    </span>
  )
}
