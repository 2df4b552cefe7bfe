import { hardSpaces } from '#shared/czech/typography.ts'

interface RulerProps {
  value: number
  /** The end of the scale; it begins at zero. */
  most?: number
  median?: number | null | undefined
}

const TENTHS = 10
const place = (value: number, most: number) => Math.round((1000 * Math.min(value, most)) / most) / (1000 / TENTHS)

export const Ruler = ({ value, most = 10, median = null }: RulerProps) => (
  <span className="ruler" style={{ '--v': place(value, most) }} aria-hidden="true">
    {median !== null && <i style={{ '--m': place(median, most) }} />}
  </span>
)

interface PriceRulerProps {
  value: number
  /** The end of the scale on either side; zero is in the middle. */
  most: number
  median?: number | null | undefined
}

export function PriceRuler({ value, most, median = null }: PriceRulerProps) {
  const at = (crowns: number) => place(Math.max(0, crowns + most), 2 * most)
  return (
    <span className={value < 0 ? 'ruler zero late' : 'ruler zero'} style={{ '--v': at(value) }} aria-hidden="true">
      {median !== null && <i style={{ '--m': at(median) }} />}
    </span>
  )
}

/** „medián všech kasin 8,6“; nothing while too few values are known. */
export const FieldMedian = ({
  median,
  format,
}: {
  median: number | null | undefined
  format: (value: number) => string
}) => typeof median === 'number' && <small className="med">{hardSpaces(`medián všech kasin ${format(median)}`)}</small>
