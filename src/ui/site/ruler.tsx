import { hardSpaces } from '#shared/czech/typography.ts'

interface RulerProps {
  value: number
  /** Where the scale ends; it begins with zero. */
  most?: number
  /** The median of all that are held against each other. */
  median?: number | null | undefined
}

const TENTHS = 10
const place = (value: number, most: number) => Math.round((1000 * Math.min(value, most)) / most) / (1000 / TENTHS)

/** Figures are weighed on a graduated scale, with the median of the field under it. What it says stands beside it in words. */
export const Ruler = ({ value, most = 10, median = null }: RulerProps) => (
  <span className="ruler" style={{ '--v': place(value, most) }} aria-hidden="true">
    {median !== null && <i style={{ '--m': place(median, most) }} />}
  </span>
)

interface PriceRulerProps {
  value: number
  /** Where the scale ends on either side; zero is in the middle. */
  most: number
  median?: number | null | undefined
}

/** What a player gains or loses, to the right or to the left of zero. */
export function PriceRuler({ value, most, median = null }: PriceRulerProps) {
  const at = (crowns: number) => place(Math.max(0, crowns + most), 2 * most)
  return (
    <span className={value < 0 ? 'ruler zero late' : 'ruler zero'} style={{ '--v': at(value) }} aria-hidden="true">
      {median !== null && <i style={{ '--m': at(median) }} />}
    </span>
  )
}

/** „medián pole 8,6“; nothing while too few are known. */
export const FieldMedian = ({
  median,
  format,
}: {
  median: number | null | undefined
  format: (value: number) => string
}) => typeof median === 'number' && <small className="med">{hardSpaces(`medián pole ${format(median)}`)}</small>
