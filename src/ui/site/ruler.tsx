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

/** „medián pole 8,6“; nothing while too few are known. */
export const FieldMedian = ({
  median,
  format,
}: {
  median: number | null | undefined
  format: (value: number) => string
}) => typeof median === 'number' && <small className="med">{hardSpaces(`medián pole ${format(median)}`)}</small>
