import type { Offer } from '#blocks/offer.ts'
import type { Benchmark } from '#entities/casino/benchmark.ts'
import { PayoutStrip } from '#entities/payout-test/strip-view.tsx'
import { outOf } from '#shared/czech/format.ts'
import { formatHours, promisedWords, withdrawalCount } from '#shared/czech/payouts.ts'
import { hardSpaces } from '#shared/czech/typography.ts'
import { type Axis, axisOf, isLate } from '#shared/payout-axis.ts'
import { Ruler } from '#ui/site/ruler.tsx'

interface PayoutsProps {
  offer: Offer
  hours?: readonly number[] | undefined
  field: Benchmark | undefined
  axis: Axis
}

const NONE: readonly number[] = []

/** Common to the rows of a list, with the hours of their latest withdrawals where these are loaded. */
export const axisOfOffers = (offers: readonly Offer[], hours?: ReadonlyMap<string, readonly number[]>): Axis =>
  axisOf(
    offers.map(({ slug, payoutsSpeed, measuredHours }) => ({
      promise: payoutsSpeed,
      hours: [...(hours?.get(slug) ?? NONE), measuredHours ?? 0],
    })),
  )

/** The measured median, each withdrawal against the promise, and how many came in time; nothing if nothing is known. */
export function Payouts({ offer, hours = NONE, field, axis }: PayoutsProps) {
  const { measuredHours, measuredCount, payoutsSpeed } = offer
  if (measuredHours === null && payoutsSpeed === null && hours.length === 0) return null
  return (
    <div className="tl-pay">
      <b>{measuredHours === null ? promisedOf(payoutsSpeed) : formatHours(measuredHours)}</b>
      {hours.length > 0 ? (
        <PayoutStrip
          axis={axis}
          hours={hours}
          promise={payoutsSpeed}
          median={measuredHours}
          field={field?.hours ?? null}
        />
      ) : (
        measuredHours !== null && <Ruler value={measuredHours} most={axis.end} median={field?.hours} />
      )}
      {measuredCount === 0 ? (
        <span>zatím neměřeno</span>
      ) : (
        <OnTimeShare hours={hours} promise={payoutsSpeed} count={measuredCount} />
      )}
    </div>
  )
}

const promisedOf = (hours: number | null) => (hours === null ? '' : promisedWords(hours))

/** Fewer withdrawals make no meaningful share. */
const MIN_FOR_SHARE = 3

/** „celkem 2 z 5 pozdě“, or just the count if the hours are not loaded. */
function OnTimeShare({ hours, promise, count }: { hours: readonly number[]; promise: number | null; count: number }) {
  if (promise === null || hours.length < MIN_FOR_SHARE) return <span>{withdrawalCount(count)}</span>
  const late = hours.filter((each) => isLate(each, promise)).length
  const [kept, all] = hours.length < count ? ['', `z posledních ${hours.length}`] : ['celkem ', outOf(hours.length)]
  return (
    <span className={late > 0 ? 'late' : undefined}>
      <span className="vh">{`${promisedWords(promise)}, `}</span>
      {hardSpaces(late > 0 ? `${kept}${late} ${all} pozdě` : `${kept}${hours.length} ${all} včas`)}
    </span>
  )
}
